import type { Bilingual } from "../locale/language.ts";

/** §3 "downloads {name, type (worksheet, pdf or stamp), description}". */
export const DOWNLOAD_TYPES = ["worksheet", "pdf", "stamp"] as const;
export type DownloadType = (typeof DOWNLOAD_TYPES)[number];

/** One thing to do together. */
export type PackActivity<Picture extends string = string> = {
  readonly picture: Picture;
  readonly title: Bilingual;
  /** What you need: things found in a home or outside it. */
  readonly need: Bilingual;
  /** What to do. */
  readonly how: Bilingual;
  /** What it is for, said to the grown-up. */
  readonly purpose: Bilingual;
};

/** A sheet to print. Its drawing is chosen by what the child does with it. */
export type PackDownload<Picture extends string = string> = {
  /** Unique within its week; part of its address. */
  readonly id: string;
  readonly type: DownloadType;
  readonly name: Bilingual;
  readonly description: Bilingual;
  /** The sentence at the head of the sheet. */
  readonly instruction: Bilingual;
  readonly sheet: Sheet<Picture>;
};

export type Sheet<Picture extends string = string> =
  /** A dotted path from one picture to another, a row each. */
  | {
      readonly kind: "trace";
      readonly rows: readonly { readonly from: Picture; readonly to: Picture; readonly line: TraceLine }[];
    }
  /** Rows of pictures; the child counts and circles the number. */
  | {
      readonly kind: "count";
      readonly rows: readonly { readonly picture: Picture; readonly count: number }[];
    }
  /** One large picture in outline, with small ones around it. */
  | { readonly kind: "colour"; readonly large: Picture; readonly small: readonly Picture[] }
  /** Round pictures to cut out and glue. */
  | { readonly kind: "stamps"; readonly pictures: readonly Picture[] }
  /** The whole week on paper, for the refrigerator door: taken from the pack itself. */
  | { readonly kind: "week" };

export const TRACE_LINES = ["straight", "waves", "zigzag", "hills", "loops"] as const;
export type TraceLine = (typeof TRACE_LINES)[number];

/**
 * §3 "Weekly pack: id, title, emoji, audioPrompt, activities, downloads, completed, unlocked." The emoji is a picture
 * here; completed and unlocked are worked out from the progress (see progress.ts).
 */
export type WeeklyPack<Picture extends string = string> = {
  readonly id: string;
  /** Counted from 1. */
  readonly week: number;
  readonly picture: Picture;
  readonly title: Bilingual;
  /** The spoken introduction, to the child. */
  readonly audioPrompt: Bilingual;
  /** What the grown-up keeps an eye on this week. */
  readonly care: Bilingual;
  readonly activities: readonly PackActivity<Picture>[];
  readonly downloads: readonly PackDownload<Picture>[];
};

/** A download by its address; null when there is none. */
export function findDownload<Picture extends string>(
  packs: readonly WeeklyPack<Picture>[],
  week: number,
  id: string,
): { readonly pack: WeeklyPack<Picture>; readonly download: PackDownload<Picture> } | null {
  const pack = packs.find((each) => each.week === week);
  const download = pack?.downloads.find((each) => each.id === id);
  return pack && download ? { pack, download } : null;
}
