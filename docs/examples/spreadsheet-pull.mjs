// Keeps a table on this computer as a feed tells it, for spreadsheets and scripts. Made at /manage-feeds, needs nothing but Node:
//   node spreadsheet-pull.mjs "https://…/feeds/…token….csv" volunteers.csv
// Run it as often as you like: where nothing changed, nothing is fetched.
import { readFile, writeFile } from 'node:fs/promises';

const [address, file] = process.argv.slice(2);
if (!address || !file) {
  console.error('Usage: node spreadsheet-pull.mjs ADDRESS.csv FILE.csv');
  process.exit(2);
}

// What the server called the table that is here already; without the table it is worth nothing.
const known = async () => {
  try {
    await readFile(file);
    return await readFile(`${file}.etag`, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
};

const tag = await known();
const answer = await fetch(address, { headers: tag ? { 'if-none-match': tag } : {} });
if (answer.status === 304) {
  console.log('Nothing changed.');
} else if (answer.ok) {
  // The mark at the start, which lets Excel read the letters right, goes into the file too.
  const table = Buffer.from(await answer.arrayBuffer());
  await writeFile(file, table);
  await writeFile(`${file}.etag`, answer.headers.get('etag') ?? '');
  const [header] = table.toString('utf8').replace('\ufeff', '').split('\r\n');
  console.log(`Written: ${file}, columns ${header}`);
} else {
  // 410: the address was stopped, or its event is long over. 429: too often; the header says how many seconds to wait.
  const { code, message } = await answer.json();
  const wait = answer.headers.get('retry-after');
  console.error(`${code}: ${message}${wait ? ` Wait ${wait} seconds.` : ''}`);
  process.exitCode = 1;
}
