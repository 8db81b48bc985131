import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { familyKeysIn, mentionsFamily } from "#domain/enrolment/email.ts";
import type { Mailer } from "#server/ports/mailer.ts";
import { calendarAttached } from "./calendar.ts";
import { oneClick } from "./one-click.ts";

/** A file that is not whole after this long was left by a process that ended while it wrote. */
const WRITTEN_WITHIN_MS = 3_600_000;

/**
 * Writes each mail as an .eml file, which every mail program opens, instead of sending it.
 */
export function outboxMailer(folder: string, from: () => string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Beside the folder: whoever puts it back from a backup brings other files under the same names.
  const list = `${folder}.looked`;
  return {
    isFolder: true,
    async send({ to, subject, text, unsubscribe, calendar }) {
      const { message } = await transport.sendMail({
        from: from(),
        to: { name: "", address: to },
        subject,
        text,
        ...oneClick(unsubscribe),
        ...calendarAttached(calendar),
      });
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}`;
      await writeWhole(join(folder, `${name}.eml`), message as Buffer, join(folder, `.${name}.part`));
    },

    async forget(reach, before = Number.POSITIVE_INFINITY) {
      let gone = 0;
      for (const name of await readdir(folder)) {
        if (writtenAt(name) >= before) continue;
        const mail = await contents(join(folder, name));
        if (mail === null || !mentionsFamily(readable(mail), reach)) continue;
        await rm(join(folder, name), { force: true });
        gone += 1;
      }
      return gone;
    },

    async families({ markOf, has }, before) {
      const looked = await readLooked(list, markOf(""));
      const now: Looked["files"] = {};
      const found = new Map<string, number>();
      for (const name of await readdir(folder)) {
        const at = writtenAt(name);
        const file = join(folder, name);
        const state = at < before ? await stat(file, { bigint: true }).catch(absent) : null;
        if (state === null) continue;
        const identity = `${state.ino} ${state.ctimeNs}`;
        const known = looked.files[name];
        const isKnown = known?.identity === identity;
        const keys = async () => new Set(familyKeysIn(readable((await contents(file)) ?? "")));
        const marks = isKnown ? known.marks : [...(await keys())].map(markOf);
        now[name] = { identity, marks };
        if (!marks.some(has)) continue;
        for (const key of await keys())
          if (has(markOf(key))) found.set(key, Math.min(at, found.get(key) ?? at));
      }
      const text = JSON.stringify({ secret: markOf(""), files: now });
      if (text !== JSON.stringify(looked)) await writeWhole(list, text);
      return found;
    },

    async sweep(oldest, now) {
      let gone = 0;
      for (const name of await readdir(folder)) {
        const file = join(folder, name);
        const found = await stat(file).catch(absent);
        const before = name.endsWith(".part") ? now - WRITTEN_WITHIN_MS : oldest;
        if (found === null || found.mtimeMs > before) continue;
        await rm(file, { force: true });
        gone += 1;
      }
      return gone;
    },
  };
}

/** When a mail was written, by the name that {@link outboxMailer} gave its file; long ago where it says nothing. */
function writtenAt(name: string): number {
  const [, day, hour, minute, rest] = /^\.?([\d-]{10}T)(\d\d)-(\d\d)-([\d.]{6}Z)/.exec(name) ?? [];
  return Date.parse(`${day}${hour}:${minute}:${rest}`) || 0;
}

/**
 * What was found in which file, as marks: a start reads what is new. A file that was put back has another number or
 * another time of its last change, which nobody can set.
 */
type Looked = {
  readonly secret: string;
  readonly files: Record<string, { readonly identity: string; readonly marks: readonly string[] }>;
};

/** @param secret the mark of nothing: by another secret all marks are others */
async function readLooked(list: string, secret: string): Promise<Looked> {
  const nothing: Looked = { secret, files: {} };
  try {
    const looked = JSON.parse((await contents(list)) ?? "null") as Looked | null;
    return looked?.secret === secret ? looked : nothing;
  } catch (error) {
    if (error instanceof SyntaxError) return nothing;
    throw error;
  }
}

/** The file appears whole: it is written and flushed under another name first. */
async function writeWhole(name: string, text: Buffer | string, partial = `${name}.part`): Promise<void> {
  await rm(partial, { force: true });
  const file = await open(partial, "wx", 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(partial, name);
}

const contents = (file: string) => readFile(file, "latin1").catch(absent);

/** Another erasure, or the sweep, was faster: the file is gone, which is what was wanted. */
function absent(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

/** A mail with its text decoded as far as an address in it can be recognised. */
function readable(mail: string): string {
  const split = mail.indexOf("\r\n\r\n");
  const head = mail.slice(0, split);
  const body = mail.slice(split + 4);
  if (/^content-transfer-encoding: base64/im.test(head)) {
    return `${head}\n${Buffer.from(body, "base64").toString("utf8")}`;
  }
  const plain = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return `${head}\n${plain}`;
}
