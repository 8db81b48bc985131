/** The jungle at rest, drawn into the page: it stands there at the same moment as the words are gone. */
export function QuietNight() {
  return (
    <svg className="tutor-night" viewBox="0 0 320 200" aria-hidden="true" focusable="false">
      <path fill="#d8ede4" d="M0 0h320v200H0z" />
      <circle cx="236" cy="58" r="30" fill="#fdefc8" />
      <circle cx="236" cy="58" r="42" fill="#fdefc8" opacity=".45" />
      <path fill="#a5d6cc" d="M0 116c60-22 110-20 166-6s106 10 154-8v98H0Z" />
      <path fill="#86b071" d="M0 138c58-16 122-20 182-4s102 6 138-4v70H0Z" />
      <g fill="#2c6549">
        <path d="M58 156c-3-22-3-44 0-66l10 0c3 22 3 44 0 66Z" fill="#6a4029" />
        <path d="M63 34c14-6 28 2 30 13 12 1 18 14 12 23 4 12-8 22-18 17-8 8-22 8-28 1-11 4-22-3-21-13-11-4-12-19-2-25 0-12 14-20 27-16Z" />
      </g>
      <path
        fill="#4c8a5b"
        d="M60 44c10-4 20 1 22 9 8 1 13 9 9 16-6 4-14 3-18-2-6 4-14 3-18-2-8 1-14-5-12-12 3-7 10-11 17-9Z"
      />
      <path fill="#4c8a5b" d="M0 166c70-18 140-16 200-4s86 6 120-2v40H0Z" />
      <g fill="#1c4a3a">
        <path d="M268 200c-6-24-18-38-36-46 20-2 34 8 40 26 0-22 8-38 26-48-6 18-8 34-14 50 8-10 18-16 32-18-16 10-26 20-32 36Z" />
        <path d="M22 200c0-16-6-28-18-36 14 2 22 10 26 22 4-14 14-22 28-24-12 10-18 22-20 38Z" />
      </g>
      <g fill="none" stroke="#12332a" strokeWidth="3" strokeLinecap="round">
        <path d="M150 84c5-6 11-6 14 0 3-6 9-6 14 0M118 66c3-4 7-4 9 0 2-4 6-4 9 0" />
      </g>
    </svg>
  );
}
