/**
 * What stands in a ZIP whose files are stored as they are, by name (APPNOTE.TXT of PKWARE, 4.3.12 and 4.3.7).
 *
 * @throws {Error} for a file that is compressed.
 */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const directory = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
  for (let at = zip.indexOf(directory); at >= 0; at = zip.indexOf(directory, at + 4)) {
    const [method, size, start] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt32LE(at + 42),
    ];
    const name = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28));
    if (method !== 0) throw new Error(`${name} is compressed.`);
    const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    files.set(name, zip.subarray(data, data + size));
  }
  return files;
}
