// What a calendar does with a feed: it asks again and again, and tells what is new, moved, cancelled or gone. Needs nothing but Node:
//   node calendar-subscription.mjs "https://…/feeds/…token….ics" seen.json
// /event/{slug}/shifts.ics is public and can be read in the same way.
import { readFile, writeFile } from 'node:fs/promises';

const [address, file] = process.argv.slice(2);
if (!address || !file) {
  console.error('Usage: node calendar-subscription.mjs ADDRESS.ics FILE.json');
  process.exit(2);
}

const before = async () => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return { tag: '', entries: {} };
    throw error;
  }
};

/** The entries of a calendar (RFC 5545) by their UID, each as a plain object of its lines. */
function entriesOf(calendar) {
  const entries = {};
  // Long lines are folded: the rest of one stands on the next, behind a space.
  const lines = calendar.replace(/\r\n[ \t]/g, '').split('\r\n');
  let entry;
  for (const line of lines) {
    const [, name, value] = /^([A-Z-]+)[^:]*:(.*)$/.exec(line) ?? [];
    if (line === 'BEGIN:VEVENT') entry = {};
    else if (line === 'END:VEVENT') entries[entry.UID] = entry;
    else if (entry && name) entry[name] = value.replace(/\\n/gi, '\n').replace(/\\([,;\\])/g, '$1');
  }
  return entries;
}

const seen = await before();
const answer = await fetch(address, { headers: seen.tag ? { 'if-none-match': seen.tag } : {} });
if (answer.status === 304) {
  console.log('Nothing changed.');
} else if (answer.ok) {
  const entries = entriesOf(await answer.text());
  for (const [uid, { SUMMARY, DTSTART, STATUS, SEQUENCE }] of Object.entries(entries)) {
    const old = seen.entries[uid];
    // The same UID is the same entry; the higher SEQUENCE is the newer one.
    if (old && Number(SEQUENCE) <= Number(old.SEQUENCE)) continue;
    const what = STATUS === 'CANCELLED' ? 'cancelled' : old ? 'changed' : 'new';
    console.log(`${what}: ${DTSTART} ${SUMMARY}`);
  }
  for (const uid of Object.keys(seen.entries)) if (!entries[uid]) console.log(`gone: ${seen.entries[uid].SUMMARY}`);
  await writeFile(file, JSON.stringify({ tag: answer.headers.get('etag'), entries }));
} else {
  console.error(`${answer.status}: ${(await answer.json()).message}`);
  process.exitCode = 1;
}
