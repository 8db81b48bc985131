import { MAX_BODY_BYTES } from "#contract/text.ts";
import { Refusal } from "./refusal.ts";

/**
 * Reads a JSON body, and nothing else.
 *
 * @throws Refusal payload_too_large above 64 KiB, whether or not the caller told the size; unsupported_media_type;
 *   invalid_json
 */
export async function readJson(request: Request): Promise<unknown> {
  refuseOversize(request.headers);
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new Refusal("unsupported_media_type", "Send JSON, with Content-Type: application/json.");
  }
  // With a stated length Node itself never reads further than that.
  const raw = request.headers.has("content-length")
    ? await request.text()
    : new TextDecoder().decode(await readBounded(request, MAX_BODY_BYTES));
  try {
    return JSON.parse(raw);
  } catch {
    throw new Refusal("invalid_json", "The body is not valid JSON.");
  }
}

export function refuseOversize(headers: Headers, limit = MAX_BODY_BYTES): void {
  if (Number(headers.get("content-length") ?? 0) > limit) throw tooLarge(limit);
}

/**
 * The exact bytes of a body, for a signature over them.
 *
 * @throws Refusal payload_too_large
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  refuseOversize(request.headers, limit);
  return readBounded(request, limit);
}

const tooLarge = (limit: number) =>
  new Refusal("payload_too_large", `A body may have at most ${limit} bytes.`);

async function readBounded(request: Request, limit: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  if (request.body === null) return new Uint8Array();
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(pieces);
    size += value.byteLength;
    if (size > limit) {
      reader.cancel().catch(() => {});
      throw tooLarge(limit);
    }
    pieces.push(value);
  }
}
