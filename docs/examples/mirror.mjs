// Keeps a copy of Trailcrew's records in SQLite, with nothing but Node 22.13. Its key has read:programme and read:signups. Run it as often
// as you like, say every minute; it goes on where it ended: TRAILCREW_URL=http://localhost:4000 TRAILCREW_KEY=tck_… node mirror.mjs copy.sqlite
import { DatabaseSync } from 'node:sqlite';

// Where each type is read, and its own columns: figures over other records change without a change of the record.
const types = {
  Event:
    '/api/events slug startDate endDate timeZone website state waitlistEnabled hoursFrom signupsOpenAt signupsCloseAt',
  Category: '/api/categories eventId leadId',
  Opportunity: '/api/opportunities eventId categoryId shortDescription longDescription minimumAge youngerWithConsent',
  Shift: '/api/shifts eventId opportunityId date startTime endTime notes closed waitlistEnabled waitlistCount',
  Volunteer: '/api/volunteers firstName lastName email phone erased',
  Signup: '/api/admin/signups shiftId volunteerId status overCapacity',
};
const more = 'id name location coverImageUrl qtyRequired qtyRegistered stillRequired cancelledAt createdAt updatedAt';
const each = Object.entries(types).map(([type, list]) => [type, list.split(' ')]);
const { TRAILCREW_URL: url, TRAILCREW_KEY: key } = process.env;
const copy = new DatabaseSync(process.argv[2]);
copy.exec(`create table if not exists record (type text, id text, body text, primary key (type, id));
  create table if not exists place (cursor text)`);
const insert = copy.prepare('insert or replace into record values (?, ?, ?)');
const put = (type, row) => insert.run(type, row.id, JSON.stringify(row, `${types[type]} ${more}`.split(' ')));
const drop = copy.prepare('delete from record where type = ? and id = ?');

async function ask(path) {
  const answer = await fetch(new URL(path, url), { headers: { authorization: `Bearer ${key}` } });
  // Away for more than 90 days, or a backup was brought back: start over.
  if (answer.status === 410) return { isOver: true };
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return { body: await answer.json(), more: answer.headers.has('link') };
}

/** Keeps what came and where to go on, both or neither. */
function keep(cursor, work) {
  copy.exec('begin immediate');
  work();
  copy.exec('delete from place');
  copy.prepare('insert into place values (?)').run(cursor);
  copy.exec('commit');
}

let cursor = copy.prepare('select cursor from place').get()?.cursor;
for (let more = true; more;) {
  if (!cursor) {
    const { body: now } = await ask('/api/changes'); // first: what changes while the lists are read comes again
    const all = [];
    for (const [type, [path]] of each) for (const row of (await ask(path)).body) all.push([type, row]);
    keep((cursor = now.cursor), () => {
      copy.exec('delete from record');
      for (const [type, row] of all) put(type, row);
    });
  }
  const page = await ask(`/api/changes?cursor=${encodeURIComponent(cursor)}`);
  cursor = page.body?.cursor;
  more = page.isOver || page.more;
  if (page.isOver) continue;
  keep(cursor, () => {
    for (const { type, id, record } of page.body.changes) record ? put(type, record) : drop.run(type, id);
  });
}
