import { gunzipSync } from 'node:zlib';

/** The text of a file. The export compresses the data of pages. */
export function unpacked(content: Buffer): string {
  const isPacked = content[0] === 0x1f && content[1] === 0x8b;
  return (isPacked ? gunzipSync(content) : content).toString();
}
