/**
 * The widget: one script tag on any page adds a chat bubble that opens /embed of the school in a frame.
 *
 *   <script src="https://your-school.example/embed.js" data-language="es" async></script>
 *
 * It lives in a shadow root, so that neither page styles the other; the frame is made when it is first opened.
 */
const ID = "ceiba-chat";
const script = document.currentScript as HTMLScriptElement | null;

const WORDS = {
  en: { open: "Chat with the school", close: "Close the chat", frame: "Enrollment chat" },
  es: { open: "Chatea con la escuela", close: "Cerrar el chat", frame: "Chat de inscripción" },
};

const STYLE = `
:host{all:initial!important;position:fixed!important;right:20px!important;bottom:20px!important;z-index:2147483000!important}
@media print{:host{display:none!important}}
button{all:unset;box-sizing:border-box;display:grid;place-items:center;border-radius:50%;color:#12332a;cursor:pointer}
button:focus-visible{outline:3px solid #12332a;outline-offset:3px;box-shadow:0 0 0 3px #fffaf0}
[hidden]{display:none!important}
#b{width:60px;height:60px;background:#f47f54;box-shadow:2px 3px 0 #b23a1e,0 6px 16px #12332a4d}
#p{position:fixed;right:20px;bottom:96px;width:min(400px,calc(100vw - 40px));height:min(640px,calc(100vh - 116px));border-radius:18px 22px 19px 24px;overflow:hidden;background:#f5ead6;box-shadow:0 2px 4px #12332a33,0 14px 40px #12332a4d}
#x{position:absolute;top:8px;right:8px;width:44px;height:44px}
iframe{width:100%;height:100%;border:0}
@media(max-width:480px),(max-height:420px){#p{inset:0;width:auto;height:auto;border-radius:0}}
@media(prefers-reduced-motion:no-preference){#p{animation:o .32s cubic-bezier(.2,.8,.2,1)}@keyframes o{from{opacity:0;transform:translateY(16px)}}}
`;

const icon = (path: string) =>
  `<svg width="30" height="30" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true">${path}</svg>`;
const BUBBLE = icon('<path d="M4 20l1.500-4A8 8 0 1 1 8.500 19zM8.500 11h7m-7 3h4"/>');
const CROSS = icon('<path d="M6.500 6.500l11 11m0-11l-11 11"/>');

function mount(address: string, wanted: string): void {
  // A page that includes the script twice still gets one bubble.
  if (document.getElementById(ID)) return;
  const { origin } = new URL(address);
  const language = /^e[ns]/.exec(wanted.toLowerCase())?.[0] as keyof typeof WORDS | undefined;
  const words = WORDS[language ?? (navigator.language.startsWith("es") ? "es" : "en")];

  const host = document.createElement("div");
  host.id = ID;
  const root = host.attachShadow({ mode: "open" });
  root.innerHTML = `<div id="p" role="dialog" aria-label="${words.frame}" hidden><button id="x" type="button" aria-label="${words.close}">${CROSS}</button></div><button id="b" type="button" aria-label="${words.open}" aria-expanded="false" aria-controls="p">${BUBBLE}</button>`;
  // A sheet made by script is allowed where the page's policy forbids style tags.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const [panel, cross, bubble] = ["p", "x", "b"].map((id) => root.getElementById(id)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  let frame: HTMLIFrameElement | undefined;

  const show = (open: boolean) => {
    if (open === !panel.hidden) return;
    panel.hidden = !open;
    bubble.setAttribute("aria-expanded", String(open));
    if (!open) return bubble.focus();
    if (frame === undefined) {
      frame = document.createElement("iframe");
      frame.title = words.frame;
      frame.src = `${origin}/embed?widget${language ? `&lang=${language}` : ""}`;
      panel.prepend(frame);
    }
    frame.focus();
  };

  bubble.onclick = () => show(Boolean(panel.hidden));
  cross.onclick = () => show(false);
  addEventListener("keydown", (event) => {
    if (event.key === "Escape") show(false);
  });
  // Inside the frame the key belongs to the chat, which passes Escape on.
  addEventListener("message", (event) => {
    if (event.origin !== origin || event.source !== frame?.contentWindow) return;
    if (event.data?.type === "ceiba:close") show(false);
  });
  document.body.append(host);
}

if (script !== null) {
  const start = () => mount(script.src, script.dataset.language ?? document.documentElement.lang);
  if (document.body) start();
  else addEventListener("DOMContentLoaded", start);
}

export {};
