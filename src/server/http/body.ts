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
  const raw = request.headers.has("content-length") ? await request.text() : await readBounded(request);
  try {
    return JSON.parse(raw);
  } catch {
    throw new Refusal("invalid_json", "The body is not valid JSON.");
  }
}

export function refuseOversize(headers: Headers): void {
  if (Number(headers.get("content-length") ?? 0) > MAX_BODY_BYTES) throw tooLarge();
}

const tooLarge = () => new Refusal("payload_too_large", `A body may have at most ${MAX_BODY_BYTES} bytes.`);

async function readBounded(request: Request): Promise<string> {
  const decoder = new TextDecoder();
  let size = 0;
  let raw = "";
  if (request.body === null) return raw;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return raw + decoder.decode();
    size += value.byteLength;
    if (size > MAX_BODY_BYTES) {
      reader.cancel().catch(() => {});
      throw tooLarge();
    }
    raw += decoder.decode(value, { stream: true });
  }
}
