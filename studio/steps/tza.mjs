/** Reads Intel's tensor archive: a table of named tensors of 16- or 32-bit floats. */
import { readFileSync } from 'node:fs';

function half(bits) {
  const sign = bits >> 15 ? -1 : 1;
  const [exponent, fraction] = [(bits >> 10) & 31, bits & 1023];
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

export function readTensors(file) {
  const bytes = readFileSync(file);
  const tensors = {};
  let at = Number(bytes.readBigUInt64LE(4));
  const count = bytes.readUInt32LE(at);
  at += 4;
  for (let i = 0; i < count; i++) {
    const length = bytes.readUInt16LE(at);
    const name = bytes.toString('utf8', at + 2, at + 2 + length);
    at += 2 + length;
    const rank = bytes[at++];
    const shape = Array.from({ length: rank }, (_, k) => bytes.readUInt32LE(at + 4 * k));
    at += 4 * rank + rank; // after the sizes, a letter for each: the layout, which we know
    const isFull = String.fromCharCode(bytes[at++]) === 'f';
    const start = Number(bytes.readBigUInt64LE(at));
    at += 8;
    const size = shape.reduce((product, side) => product * side, 1);
    const values = Float32Array.from({ length: size }, (_, k) =>
      isFull ? bytes.readFloatLE(start + 4 * k) : half(bytes.readUInt16LE(start + 2 * k)),
    );
    tensors[name] = { shape, values };
  }
  return tensors;
}
