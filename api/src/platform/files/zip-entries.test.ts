import { expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { zipEntries, type ZipEntry } from './zip-entries.js';

async function* pieces(...texts: string[]): AsyncGenerator<string> {
  yield* texts;
}
const packed = (entries: ZipEntry[]) => buffer(Readable.from(zipEntries(entries)));

it('writes bytes that are there and texts that come into one archive, which other programs read', async () => {
  const stored = Buffer.from('kept as it is '.repeat(50));
  const bytes = await packed([
    { name: 'å.bin', content: stored },
    { name: 'folder/text.txt', content: pieces('Ødegård ', 'comes ', 'in pieces') },
    { name: 'empty.bin', content: Buffer.alloc(0) },
  ]);
  const zip = await fromBufferPromise(bytes, { validateEntrySizes: true });
  const read: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry));
    read[`${entry.fileName} ${entry.compressionMethod === 0 ? 'stored' : 'deflated'}`] = content.toString();
    expect(content.length).toBe(entry.uncompressedSize);
  }
  expect(read).toEqual({
    'å.bin stored': stored.toString(),
    'folder/text.txt deflated': 'Ødegård comes in pieces',
    'empty.bin stored': '',
  });
});

it('gives the same bytes for the same files', async () => {
  const entries = () => [
    { name: 'a', content: pieces('text') },
    { name: 'b', content: Buffer.from('bytes') },
  ];
  expect(await packed(entries())).toEqual(await packed(entries()));
});

it('fails with the text that fails', async () => {
  async function* broken(): AsyncGenerator<string> {
    yield 'some';
    throw new Error('The source broke off');
  }
  await expect(packed([{ name: 'a', content: broken() }])).rejects.toThrow('The source broke off');
});
