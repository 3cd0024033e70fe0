import type { ApiKeyScope } from '../../contract/people/api-key.js';
import type { WebhookKind } from '../../contract/webhook.js';
import { tags } from './tags.js';

/*
 * The text of each subject besides its paths: docs/api-reference.md is generated from it. Longer than most files: it is one text. A
 * paragraph is a string; lines that begin with `- ` are a list, and a string that begins with ``` is shown unchanged.
 */

/** The text of a subject below its tables, by heading; the empty heading comes first. */
export type SubjectText = Readonly<Record<string, readonly string[]>>;

/** The rules of each subject, where it has any. */
export const subjects: Readonly<Partial<Record<keyof typeof tags, SubjectText>>> = {
  Programme: {
    '': [
      'Figures of an event (`stats`): `events`, `shifts`, `openShifts`, `volunteersNeeded`, `volunteersRegistered`, `uniqueVolunteers` and `fillRate` (percent). `openShifts` counts the shifts that can still be taken: they have not begun by the event’s clock, and have an open spot. In GraphQL an event has `openShiftCount` and `openSpotCount` by the same rule, and `isOver`. `stillRequired` counts every free spot, also of shifts that have begun. The lists of REST hold all events and all shifts.',
      'Spots of a shift: `openSpots` can be taken now, and `heldCount` are offered to people of the waitlist. The [guide](api.md#spots) explains all six numbers.',
      '`updatedAt` of events, categories, roles, shifts, signups and volunteers says when the record’s own columns last changed, and who changed them does not matter. `qtyRegistered` is a column of the shift. Figures that are counted over other records never touch `updatedAt`.',
      'Only staff, and keys with `read:contacts`, may ask for `Category.leadEmail` and `Category.leadPhone`.',
      'REST answers carry older names of the same things too: `signupCount` and `signupsCount` for `qtyRegistered`, `signupDate` for `createdAt` of a signup, `description` for `shortDescription` of a role. New programs use the newer names.',
    ],
  },
  'Signing up': {
    '': [
      'A signup takes `shiftId`, `firstName`, `lastName` and `email`; `phone` (at most 40 characters), `answers` and `guardianName` may be left out. `website` is a trap for robots: leave it out. When it is filled, the answer looks like a success and nothing is stored. Other fields are ignored; to an API key they are refused.',
      'The answer (201) is `{ signup, volunteer, conflicts }`: the signup with its shift, the person as typed, and the person’s other shifts that overlap. An overlap is allowed, but worth a warning. Two further fields stand in it only when they say something: `isBusy` (true: there is an overlap that this lead may not see) and `warnings` (for staff and keys). The confirmation with the household’s link goes out by mail. The link is never in an answer.',
      '`GET /api/signups/{id}/calendar` has the same entry as the mails. With `also=ID.PASS,ID.PASS` further signups are in the file.',
    ],
    'A household at once': [
      '`POST /api/signups` takes `email`, `phone` (may be left out), `people` (`firstName` and `lastName`; 10 at most) and `places` (`shiftId` and `person`, which is counted from 0 in `people`; 30 at most). It gives all spots or none. One mail confirms them.',
      'The answer (201) is `{ signups, conflicts }`. The signups stand in the order of `places`. When one is refused, none is given: code and sentence are those of the first refused one, and `errors` has a sentence for each under its number, such as `places.2`. `ALREADY_SIGNED_UP` comes only when nothing else is wrong. Each entry counts as one try at the limits.',
    ],
    Questions: [
      'A shift asks what its event asks (`GET /api/questions?eventId=`, those with `opportunityId` null) and what its role asks. Send `answers: [{ questionId, value }]` wherever a spot is given: in `signUp`, `moveSignup` and `takeReplacement`. With `person` (counted from 0) they go into `signUpHousehold` and `takeOffer`; there the order is that of the entry’s `names`.',
      '`value` is one text, or a list where several were chosen. It is `yes` or `no` for a question of that kind, and `YYYY-MM-DD` for a birth date.',
      '```json\n{\n  "shiftId": "…",\n  "firstName": "Ada",\n  "lastName": "Berg",\n  "email": "ada@example.org",\n  "answers": [\n    { "questionId": "…", "value": "M" },\n    { "questionId": "…", "value": ["Soup", "Stew"] }\n  ],\n  "guardianName": "Grace Berg"\n}\n```',
      'A required answer that is missing is `ANSWER_REQUIRED`; one that does not fit is `ANSWER_INVALID`. `errors` names each: `answers.<question id>`, or `answers.1.<question id>` of several people. Nobody gets a spot then.',
      'A role with `minimumAge` needs a birth date, whether or not the question is required. Someone who is younger on the day of the shift is refused with `TOO_YOUNG`. Where the role has `youngerWithConsent` it is `CONSENT_REQUIRED`, until an adult of the household agrees with their name in `guardianName`. Name, moment and wording are kept (`Signup.consents`).',
      'An answer of the same person to the same question counts for a year, where the household came by its mailed link or answers an offer, and where a signup moves. A visitor who only typed a name and an address is asked again, and learns nothing.',
      'Staff who give a spot are never refused for answers: `warnings` says what is missing. `Signup.answers` is for the lead of the role, for admins, and for keys with `read:contacts`.',
    ],
    Waitlists: [
      'People wait for a full shift together, and are offered spots together; fewer only with `fewerIsFine`. A spot that becomes free is held in the same transaction for the first who can use it. An entry is passed over when someone in it has another shift at that time. Someone who is already in the shift (`alreadyIn`, by the position in `names`) needs no spot, and does not hold up the others of the entry. `alreadyIn` is empty until spots are offered.',
      'Held spots belong to the offer: `openSpots` leaves them out, and signing up is `SHIFT_FULL`. `stillRequired` counts them as free, because nobody is in them yet; `missing` does not.',
      'An entry goes from `WAITING` to `OFFERED`, and from there to `TAKEN`, `DECLINED`, `EXPIRED` or `WITHDRAWN`. `answerBy` says until when an offer holds:',
      '- a day; 4 hours when the shift begins within 48 hours, 45 minutes when it begins within 12\n- no offer runs out between 21:00 and 08:00 of the event’s zone, unless the shift begins within 24 hours of then\n- within 3 hours of the start nothing is held: everybody who waits and could come is mailed and stays `WAITING`, and the first to answer has the spot\n- an offer whose mail cannot be delivered is over at once\n- an address that let two offers of an event run out is asked after everybody else\n- nothing is offered while the event takes no signups, and no offer lasts longer than that',
      'Only a browser of the household, and staff of the category, learn that someone is in the shift (`ALREADY_SIGNED_UP`) or waits for it (`ALREADY_WAITING`). Any other browser gets the answer of a success. The household is mailed that someone tried, at most once a day. The entry of that browser is never offered a spot: only its own `myWaitlist` lists it, and staff cannot offer it a spot (`WAITLIST_ENTRY_NOT_FOUND`). The other people it names wait by an entry of their own. `waitlistCount` counts all of them, so that it reveals nothing. The entry is withdrawn a day after it was made, and counts no more.',
      '`Shift.waitlistCount` says how many people wait. `Shift.waitlist` says who they are, to the category’s lead and to keys with `read:signups` (addresses and phones with `read:contacts`). `waitlistEnabled` of the event or the shift switches joining off. `changes` has the shift (`changed`) whenever its waitlist changes.',
      'Staff offer a free spot out of turn with `offerPlace`, and take people off with `removeFromWaitlist`.',
    ],
    Replacements: [
      'Someone who cannot come keeps their spot until another person takes it over with the link that they share (`address`). Then the first signup ends and the second begins in one transaction: `changes` and webhooks have both.',
      'A search goes from `OPEN` to `TAKEN`, `WITHDRAWN` (they come after all), `GIVEN_BACK` (they cancelled: the link takes the spot while it is free) or `ENDED` (the signup moved to another shift). A second `POST /api/signups/{id}/replacement` changes the `message`.',
      'Where people wait for the shift, the first one who can use the spot is offered the spot (`WaitlistEntry.takesOver` is true), and then the next; the link is refused with `WAITLIST_FIRST` meanwhile. Nobody is asked first within 3 hours of the start. Taking over adds nobody, so a closed shift and the end of signing up do not refuse it. A cancelled event and a shift that has begun do.',
      'With `askOthers` people are asked who said that they may be (`mayBeAsked` of a signup, `Household.mayBeAsked`, which is null where an address alone was looked up; for someone known it counts with the household’s mailed link alone). Five are asked at a time: people of the event or of one of the year before, who have no clash and were asked longest ago. The next five follow after 12 hours, after 2 hours on the last day, and before that not between 21:00 and 08:00 of the event’s zone. A day before the shift the lead is mailed that nobody has taken over.',
      '`replacements` lists searches to staff. `candidates` says who could do a shift, whether or not someone dropped out: the same people, those first who were asked longest ago. A lead reads the name of each, and how to reach them (`volunteer`) where they have or had a spot in the lead’s categories; the others are asked by mail. `myReplacements` is for the household. The link itself is for the household, and for staff who may cancel the signup. `changes` has the shift (`changed`) whenever a search begins or ends.',
    ],
  },
  Households: {
    '': [
      'Volunteers have no account. An e-mail address and a name are a person, and an address is a household. A call for a household needs the cookie that a lookup or a mailed link sets, or the link itself. Everything else does not exist for it (404). Every change is mailed to the household’s address.',
      'A lookup opens the household to the browser for 30 minutes, without phone numbers. With `LOOKUP_MODE=link` it mails the link instead: `{ "sent": true }`. A mailed link opens the household for 24 hours. `myHousehold` is the household that the cookie opens, and `null` without one. `replaceHouseholdLink` closes every link that was mailed before, and the calendar address with it.',
      'A signup’s `ticket` is what the household shows at check-in: 16 letters of base32, one for all its signups at an event, as a QR code at `/t/{ticket}/qr.svg`. It is for who came by the mailed link, the role’s lead and admins; `null` for all others. A corrected address has another ticket.',
    ],
  },
  'Signing in': {
    '': [
      'A sign-in link works once, for 10 minutes. A link to set a password works once, for one hour; for new staff for 7 days. `setUpFirstAdmin` makes the first admin, with the link that the first start printed. `demoUsers` and `devSignIn` are for development alone.',
    ],
  },
  Events: {
    '': [
      '`POST /api/admin/events` takes an `id` of the caller’s: the same event again is the same record. A taken slug is 409; a copy gets the next free suffix instead. All days of a copy move with its first day, and so do `signupsOpenAt` and `signupsCloseAt`.',
      'Deleting with `?tellPeople=true` mails everybody who is signed up. A new name, location or time zone is mailed, unless `?tellPeople=false`.',
      '`remindDaysBefore` (for staff; `[7, 1]` unless set, none when empty) says how many days before their first shift households are reminded by mail, at 09:00 of the event’s zone.',
    ],
    States: [
      '`PATCH /api/admin/events/{id}` takes `state`, with `confirmed` or `message`. An event is published when it is made, unless `state: DRAFT` comes with `createEvent`, `duplicateEvent` or their paths.',
      '- `publishEvent(eventId)` shows a draft. It also revives a cancelled event, with the spots as they were.\n- `unpublishEvent(eventId, confirmed)` makes it a draft. With active signups it is 409 `SIGNUPS_REMAIN`, unless `confirmed`.\n- `cancelEvent(eventId, message)` calls a published event off. Every new signup is `EVENT_CANCELLED`, and each person with an active signup gets one mail. Calendars show the entries as cancelled. Another message for an event that is cancelled already is 409 `EVENT_CANCELLED`: nobody would get it.',
      'While an event is a draft, households cannot cancel, move or confirm their signups in it (`SIGNUP_NOT_FOUND`).',
    ],
  },
  Leads: {
    '': [
      'A new lead is mailed a link to set a password. `PUT /api/admin/leads/{id}` names exactly the categories that are theirs; with `eventId`, those of that event.',
    ],
  },
  'Roles and shifts': {
    '': [
      'The paths under `/api/lead` do the same as those under `/api/admin`. A lead uses them for their own categories; the old and the new category of a role must both be theirs. Only an admin makes a question for a whole event. Deleting a question deletes its answers.',
      'A batch makes several shifts, all or none. `?tellPeople=true` mails the people in a shift that changes or goes.',
    ],
  },
  'Changes of plan': {
    '': [
      '`PlanChangeInput` names the event and its shifts, by `where` (a `ShiftFilter`) or by `shiftIds`; by REST by `shiftIds` alone. A lead has the shifts of their own categories. It says what to do: `moveMinutes` and `moveDays` (negative for earlier; wall-clock times of the event, and past midnight the day changes), `location`, `qtyRequired` and `cancel`. What is left out stays. `message` stands in the mail.',
      'The preview lists the shifts that would differ, with `warnings` for days outside of the event and starts in the past. It says how many people hold spots in them (`people`), and who would have two shifts at once and has not now (`overlaps`). The other shift’s role, day and times are null for a lead where it is of another category.',
      'To apply it, send the preview’s `version`. Exactly what was shown is done in one transaction, or it is `CHANGED_MEANWHILE`: one of the shifts changed since, or another one matches. Each household gets one mail with the old and new times of all its people. Their calendar entries move (the same UID, a higher SEQUENCE). Their signups have `unconfirmedSince` until they say ‘Still coming’ on their page (`confirmSignup`); silence keeps the spot. A change of `qtyRequired` alone mails nobody.',
      '`undoPlanChange(planChangeId:)` takes a change back within 24 hours, once (`UNDO_OVER` afterwards). It undoes only what the change did, on shifts that nobody edited since; the others come back as `unchanged` with the reason. Signups stay, and all are mailed once. `planChanges(eventId:)` lists the latest 20. `Event.planNote` is what visitors read of the newest one, with its moment by the event’s clock.',
    ],
    'In ten seconds': [
      '`applyPlanChangeLater`, `applyPreparedPlanChangeLater`, `cancelSignupsLater`, `deleteLater` and `cancelEventLater` do the same after ten seconds. Until then `undoAction` takes it back, and no mail leaves. `actionOutcome` says how it ended: done, refused (such as `CHANGED_MEANWHILE`), or `UNDONE`. A second `undoAction` is no error, since its first answer may have been lost. While an action of yours waits for a record, another one for it is `ACTION_WAITS`.',
    ],
    'Prepared plans': [
      '`savePlanChange(input:, name:)` keeps a change until it is needed (‘Plan B: two hours later’). `preparedPlanChanges(eventId:)` lists them: for a lead their own, for admins those of admins. `previewPreparedPlanChange(id:)` says what it would be with the programme of now: `where` means what matches then, and named shifts that are gone are left out. `applyPreparedPlanChange(id:, version:)` does that. It is `CHANGED_MEANWHILE` when something changed, and while `inForce` is true: the plan was applied, and not undone. `deletePreparedPlanChange(id:)` deletes it.',
    ],
    'Shifts that are called off': [
      '`cancel: true` calls shifts off; `cancel: false` reinstates them, and so does undoing. `Shift.cancelledAt` says since when. Signups stay as they are, and each household gets one mail. Nobody new comes: signing up, assigning, moving there, waiting and taking over are all `SHIFT_CANCELLED`. `openSpots`, `stillRequired` and `missing` are 0. Filters for open shifts (`open: true`) leave it out, and so do sums, reports and fill rates. Offers are taken back, and people who wait go on waiting. Reminders and mails to leads leave it out. Calendars strike it out (`STATUS:CANCELLED`), and show it again when it comes back.',
    ],
  },
  'Signups and people': {
    '': [
      'A lead sees the people of their own categories and nobody else, whatever they search for. `volunteersForShift` says of each person whether they are free, busy or in the shift at its time, and whether they helped in the 18 months before; a lead reads which other shift only within their own categories.',
      'A lead reads the signups of their own categories’ shifts, and the addresses and phones of people who are or were in them. What is not yours to see of people is `null`, never an empty list.',
      '`overCapacity` puts someone into a full shift. `replaces` cancels a signup of that shift in the same step. Someone new is assigned by `POST /api/signup`, which knows both. Up to 500 signups are cancelled at once, and those that stay are named. `notifyOfCancellation` mails someone, once, whose signup was cancelled with `notify: false`; that setting mails leads alone.',
      '`previewMerge` shows what `mergeVolunteers` would make of the spots, answers, waitlists, links and mails of two people. A household that only looked its address up sees no phones and answers there.',
      '`GET /api/admin/signups?runningAt=now&place=Checkpoint%203` says who is at a post now. `place` is the location as it is written (`effectiveLocation`), without regard to case and odd spaces: Checkpoint 3 is not Checkpoint 30. `placeContains` searches for letters of it. Both mean the same in feeds and in `ShiftFilter`.',
      '`signups(where:)` takes a `SignupFilter`: `status`, `unconfirmed` (active, and still to say after a change of plan that they are coming), `shift` (a `ShiftFilter`), `overlapping`, `since`, `attendance` (one of several states), `late` and `contradicted`.',
      '`Signup.attendance` is what marks say of somebody: `state`, `arrivedAt` and `leftAt`; `isLate` (expected, and the shift began five minutes ago, by the server’s clock); `contradicted` (people who marked disagree on whether they came); `cameAnyway` (here, although cancelled); `marks`, all of them, and `heads`, those that count. Staff and keys read `by`, who marked; the household does not. It is for who came by the mailed link, the role’s lead, admins and keys with `read:signups`. It is `null` for all others, and the filters find nobody for them.',
    ],
  },
  'Check-in': {
    '': [
      '`GET /api/check-in/list` has the shifts and people of a day, of one category (`categoryId`) and place (`place`) if you ask so; 2,000 people at most, else `QUERY_TOO_LARGE`. It answers 304 to the `ETag` of the list that you have. Each taking is in the audit log.',
      '`POST /api/attendance` takes at most 500 `marks` and 50 `walkIns`, and 256 kB. Devices make the ids (UUIDs). Send what was not answered again as it is: the same id is `KNOWN` and changes nothing; with other content it is `REFUSED` (`ID_TAKEN`). Each is answered by itself in `results`, so that one `REFUSED` holds up no other. Malformed input is 400 with its place in `errors`, such as `marks.3.kind`, and nothing is stored.',
      'A program with a line sends the least:',
      '```sh\ncurl -s http://localhost:4000/api/attendance -H "Authorization: Bearer tck_…" -H \'Content-Type: application/json\' \\\n  -d \'{ "marks": [{ "id": "…", "signupId": "…", "kind": "ARRIVED", "occurredAt": "2026-02-07T08:52:00Z" }] }\'\n```',
      '- `kind`: `ARRIVED`, `LEFT`, `NO_SHOW`, or `UNDONE`, which takes back the one mark that `undoes` names\n- `occurredAt` is the device’s own clock, and `deviceNow` what it shows at the moment of sending: the server puts the time right by the difference. `offset` (milliseconds, the server’s clock minus the device’s) is what the device knew when marking.\n- `seen` names the heads that the device knew (`heads` of the list; 8 at most): the mark settles those. Left out, it settles what the server knows. Two marks that did not know of each other and disagree are `contradicted` until somebody who saw both marks again.\n- `sequence` counts up with each mark of a device (`deviceId`).',
      'A walk-in is somebody without a signup. Their `id` becomes that of a signup over capacity, and marks of the same call may name it. Somebody of the same name in the shift is taken for them, unless `separate`. Without an `email` they get no mails; `updateVolunteer` renames them and adds one later. API keys add nobody (`FORBIDDEN`).',
      'Marks are taken from 2 days before the event to 14 days after it (`ATTENDANCE_CLOSED`). A phone by a link sends what it marked before its link’s end for 72 hours more; then it is 410 `LINK_EXPIRED`. A phone that was signed off is 401 `DEVICE_REVOKED`.',
    ],
  },
  'Reports and files': {
    '': [
      '`report(eventId)` goes down from the figures to categories, roles, shifts, signups and volunteers, as deep as you ask, in one SQL statement. A lead sees their own categories. `needs` says where people are missing in the next 14 days. `attendanceSums` counts, for each category of an event, who was expected, who came, who did not, who walked in, who is unsettled (the shift is over and nobody was marked, or marks disagree), and who came although they had cancelled. `signupTable` gives signups a page at a time (`first` at most 200, `offset`) with filter and sort.',
      'The files:',
      '- `/api/exports/report`, named `volunteer-report-{yyyy-MM-dd}.csv`: a shift a row, with names, addresses and answers added up\n- `/api/exports/signups`, named `volunteer-signups-{event’s slug, or yyyy-MM-dd}.csv`: a signup a row, all that match the filter; at the end `Arrived`, `Left` (by the event’s clock) and `Came` (`yes`, `no`, `presumed` where nobody of the shift was marked, `unknown`)\n- `/api/exports/roster`, named `volunteer-roster-{event’s slug}.csv`: a person a row, by category, day and location',
      'All take `format=csv` (the default, UTF-8 with a byte order mark) or `xlsx`, and the bearer token in the header. Each download is in the audit log. In CSV a cell that a spreadsheet would calculate (it begins with `=`, `+`, `-`, `@`, a tab or a line break) has an apostrophe before it. Phone numbers such as `+47 900 12 345` pass. `+1-907-555-0100` does not, because spreadsheets would subtract.',
      '`POST /api/exports/signups` takes the same filter as JSON (`{"format": "csv", "filter": {"signupIds": […]}}`), for choices that fit no address: `signupIds` and `shiftIds` name 500 at most.',
    ],
  },
  Mail: {
    '': [
      '`sendBulkMail` and `POST /api/bulk-mails` write to everybody with an active signup in an event, a category, a role or a shift, on a day (`kind: day`, the event’s `id` and `date`), or to chosen signups (`kind: signup`, `ids`). `except` leaves addresses out. Each address gets one message. Send an idempotency key. `bulkMail(id)` says how many messages wait, were sent or failed.',
      '`POST /mails/{token}` is what mail programs post to the address in `List-Unsubscribe` (`List-Unsubscribe=One-Click`, RFC 8058). GET shows a page there.',
      'A corrected address moves everybody behind the wrong one, and the mails that wait for them go to the new one.',
    ],
    'Mails that come back': [
      'A mail server may take a mail and send it back an hour later. A program that reads the mailbox of returned mails, or gets them from a mail service, reports them with a key of the scope `write:mail-events`:',
      '```sh\ncurl -s http://localhost:4000/api/mail-events -H "Authorization: Bearer tck_…" -H \'Content-Type: application/json\' \\\n  -d \'{ "messageId": "<2b1f…@club.example>", "kind": "bounced", "reason": "550 5.1.1 No such mailbox" }\'\ncurl -s http://localhost:4000/api/mail-events -H "Authorization: Bearer tck_…" -H \'Content-Type: message/rfc822\' \\\n  --data-binary @report.eml\n```',
      '`messageId` is the `Message-ID` that the mail went out with. `kind` is `bounced`, `delivered` or `delayed` (also `bounce`, `failed`, `delivery`, `deferred`). `reason` is shown to staff, and may be left out. In place of them a raw delivery report (RFC 3464) of 1 MB at most is taken as it came; by GraphQL it is `report`. The answer has the `kind`, and whether anything `changed`.',
      '- `bounced`: the mail is among those not delivered (`undeliveredMails`), and `Volunteer.mailFails` is true for everybody behind its address. An offer of a free spot is over at once, and goes to the next.\n- `delivered`: a mail arrived, so earlier failures at that address mark nobody any more. So does staff by ‘They know’, and a corrected address; and a later mail that the server takes, where it had refused an earlier one itself.\n- `delayed` changes nothing. The same report a second time changes nothing either.\n- A mail that is not ours, is of another event than the key’s, or was sent longer ago than mails are kept, by default 30 days, is 404 (`MAIL_NOT_SENT`). A mail that is no report (an absence note) is 400.',
    ],
  },
  Import: {
    '': [
      '```sh\ncurl -s http://localhost:4000/api/admin/excel-import -H "Authorization: Bearer $TOKEN" \\\n  -F eventId=<event id> -F file=@plan.xlsx\n```',
      'An admin’s call. With `?dryRun=true` it only says what it would do. With `?tellPeople=true` everybody in a shift that moves is mailed. Both may be fields of the form as well.',
      'The file is an `.xlsx` workbook of at most 10 MB with one row a shift: category, role, day, start, end, location, number of people. The usual names of columns are known. A column ‘Trailcrew ID’, as the exported plan has it, says which shift a row means: that shift takes the row’s day, times, location and role, and its people move with it. The columns ‘Shift note’, ‘Closed’, ‘Waitlist’, ‘Called off’ (yes or no), ‘Minimum age’ and ‘Younger with consent’ (of the role) and ‘Location of the role’, which the exported plan has too, may be left out.',
      'Five further sheets may be there, known by their headers; ‘Starts’ and ‘Posts’ by their names, too. ‘Event’ has the columns ‘Event setting’ and ‘Value’, a line each for state, when signing up opens and closes (day and time by the event’s clock, such as 2027-02-14 08:00, or none), waitlist and reminders. ‘Questions’ has a row each with category and role (both empty: the whole event asks), ‘Question’, ‘Kind of answer’, ‘Choices’, ‘Answer required’, ‘Help below the question’, ‘Order’ and ‘Question ID’. ‘Roles without shifts’ has a row each with ‘Category’, ‘Role without shifts’ (empty: a category without roles), and the role’s texts, ages and location under the headers of the shifts’ sheet. They are made where they are missing; a role that already exists keeps what it has. ‘Starts’ has ‘Name’, ‘Date’, ‘Time’ and ‘Start ID’; ‘Posts’ has ‘Category’, ‘Place’, ‘Minimum’, ‘Manned by (minutes before the start)’, ‘Blocks the start (yes/no)’, ‘Starts’ (names, or ‘every start’), ‘Map address’ and ‘Post ID’. They are found by id, else by name, or by category and place.',
      'What is empty or left out stays as it is, and nothing is deleted. A role that already exists keeps its location, with a warning where the file has another. The leads of categories, and cover images, are not in a plan: duplicating an event copies them. The state of an event, and whether an existing shift is called off, are only shown: a file that says otherwise is refused in that row. The answer:',
      '```json\n{\n  "dryRun": false,\n  "created": { "categories": 2, "opportunities": 9, "rolesWithoutShifts": 2, "shifts": 14, "questions": 1, "starts": 0, "posts": 0 },\n  "updated": { "opportunities": 0, "shifts": 1, "questions": 0, "starts": 0, "posts": 0, "settings": 1 },\n  "moved": { "shifts": 1, "signups": 2 },\n  "looksMoved": [{ "minutes": 120, "roles": ["Bib Caller"], "moves": [{ "sheet": "Plan", "row": 2, "shiftId": "…" }] }],\n  "unchanged": 3,\n  "errors": ["Row 17: …"],\n  "warnings": ["Row 4: …"],\n  "rows": [{ "sheet": "Plan", "row": 17, "outcome": "error", "cells": ["F17"], "reason": "…" }]\n}\n```',
      'Good rows are in; faulty ones are not, and are named. An existing record is found by its keys and gets the sheet’s quantity and texts; the same file again changes nothing. `moved` counts shifts that are at another time, location or role now, and the people in them; they count as updated too. Rows about something else than a shift say in `about` what it is: a role, a category, a setting, a question, a start or a post. Settings that are so already are not listed.',
      '`looksMoved` lists rows without ids that look like existing shifts, all earlier or later by one time. Nothing moves by that. To move them, send the file once more with the field `moves`: a JSON list of entries of `looksMoved[].moves` (at most 10,000, 2 MB), such as `-F \'moves=[{"sheet":"Plan","row":2,"shiftId":"…"}]\'`.',
    ],
  },
  Images: {
    '': [
      '```sh\ncurl -s http://localhost:4000/api/upload/image -H "Authorization: Bearer $TOKEN" -H \'Content-Type: application/json\' \\\n  -d \'{"fileName":"start.jpg"}\'\n# { "uploadURL": "http://localhost:4000/uploads/….webp?signature=…" }\ncurl -s -X PUT --data-binary @start.jpg -H \'Content-Type: image/jpeg\' "<uploadURL>"\n```',
      'The address takes one image (JPEG, PNG, WebP, GIF or AVIF, at most 10 MB) within 15 minutes. Without its query it is where the image is shown, and what `coverImageUrl` is set to. In GraphQL: `createImageUpload` and `setCoverImage`.',
    ],
  },
  Feeds: {
    '': [
      '`/feeds/{token}.ics` is a calendar to subscribe to; cancelled signups stand in it as cancelled. `.csv` is a table, `.json` a list of objects, `.xlsx` a workbook with true days, times and numbers. `/event/{slug}/shifts` with `.ics`, `.csv` or `.json` has the columns of `SHIFTS`, public and without a token. `runningAt` (`now`, or an instant), `place` and `placeContains` narrow each of them; another parameter is 400. A feed that an earlier release made still shows each location whose name holds its words.',
      'A feed shows what its maker may see at the moment of the call. It ends when someone stops it (`revokeFeed(feedId)`), and 30 days after the event: 410 (`FEED_ENDED`). With its maker’s account it is gone: 404 (`FEED_NOT_FOUND`), as an address that never was. `feeds` lists them with their last use, without their addresses.',
      'A household has a calendar of its own, `/feeds/{token}.ics`: `household(token:) { calendarAddress }`, and in its mails. Closing the household’s links closes it. In every calendar a signup has the same entry, with the same `UID`, as in the files of its mails.',
    ],
  },
  'API keys': {
    '': [
      'What a key may call, route by route and field by field, is in [the table of keys](api-keys-matrix.md), which a test writes by calling them.',
      'What the scopes of a key do not open is 403, with the `scope` that would, and the `path` (by GraphQL also the `field`) that needs it.',
      'Every key may do what a visitor without an account may: read what every visitor sees and the figures (`/api/stats`), sign up someone or a family (`POST /api/signup`, `POST /api/signups`), put people on a waitlist (`POST /api/waitlist`), and ask for `viewer`, which is `null`. A field of a body that a path does not have is refused by name, and so is a body that is no object.',
      'With `write:programme` a program makes, changes and deletes categories, volunteer roles and shifts, and changes an event’s name, days, texts and settings, with the rules that people have (`version`, `CHANGED_MEANWHILE`, `tellPeople`); drafts only with `read:drafts` besides. With `write:signups` it does with signups what staff do with those of their categories: `assignVolunteer` (with `overCapacity` and `replaces`), `moveSignup`, `cancelSignupAsStaff`, `cancelSignups`, and `signUp` for someone new, also into a shift that has begun. Households and leads get the same mails.',
      'What gives rights or ends an event stays with people: leads of categories, an event’s state, making, copying and deleting events, changes of plan; cover images, too. The audit log names the key.',
      'The list of keys says when each was last used, to within a minute. The audit log says from which network a key is used for the first time. A revoked key stays in the list. A key of one event ends with the event. `GET /api/key` and `apiKey` say which key asks. `apiKey` is `null` for admins; `GET /api/key` is for keys alone.',
      'A key may have an end: `expiresAt`, an instant to come. From then on it is 401 `INVALID_API_KEY`, as a revoked one. To replace a key, make a second one with the same scopes, change the program over, look whether `lastUsedAt` of the first stands still, and revoke it.',
    ],
  },
  Webhooks: {
    '': [
      '`createWebhook(input: { url, kinds, eventId })` answers `{ webhook, secret }`; without `eventId` it sends messages of all events. A key of one event has the webhooks of that event. `rotateWebhookSecret` answers `{ webhook, secret }` too: for 24 hours messages carry the signatures of all secrets that it replaced, so that the receiver can change over. `deleteWebhook` deletes the log and what waits to be sent. `sendTestWebhook` sends a `webhook.test` once, also while the webhook is off. `updateWebhook` and `PATCH /api/admin/webhooks/{id}` switch it off and on with `isOn`.',
      '`webhookDeliveries` is the log of 30 days: state, tries, status, time, why it failed, and the first 1,000 bytes of the answer. `nextCursor` of the log is the `cursor` of its next page, and `null` on the last. While a receiver fails, `pausedUntil` of the webhook says when the next try is. `resendDelivery` sends a message of the log again: the same `webhook-id` and body, with the header `webhook-resent: true`.',
      'A webhook is off after the data was brought to another database, which may be a copy. A webhook of one event ends with the event. It belongs to the club, not to the key that made it: when that key is revoked or expires, the webhook goes on until an admin switches it off or deletes it at `/manage-webhooks`.',
    ],
  },
  Staff: {
    '': [
      'A change of role ends sign-ins. The last admin and one’s own account cannot be deleted. `history` is `null` by GraphQL and 404 by REST for what is not the caller’s to see; the names in it are those of today. The audit log can be narrowed to one event with `eventId`.',
    ],
  },
};

/** What each scope of an API key allows. */
export const scopeMeanings: Readonly<Record<ApiKeyScope, string>> = {
  'read:programme': 'events, categories, volunteer roles, shifts: what every visitor sees, and the names of the leads',
  'read:signups': 'who helps where: signups and names, and who waits for a spot',
  'read:contacts': 'email addresses and phone numbers of volunteers and leads, and what volunteers answered',
  'read:drafts': 'events that are still drafts, with all that is in them, to what the other scopes open',
  'write:programme': 'all that `read:programme` opens, and changing it',
  'write:signups': 'all that `read:signups` opens, and assigning, moving, cancelling and notifying of a cancellation',
  'write:attendance': 'marking who came, left or is missing; it reads nobody',
  'manage:webhooks': 'making and changing webhooks, and their log',
  'write:mail-events': 'reporting which mails came back or arrived',
};

/** When a message of each kind is sent. */
export const kindMeanings: Readonly<Record<WebhookKind, string>> = {
  'signup.created': 'someone takes a spot, or is put into a shift',
  'signup.cancelled': 'a spot is given back, or goes with its shift',
  'signup.moved':
    'a signup stands in another shift (`shiftId`), or under another person: a corrected address, two people merged to one',
  'attendance.changed':
    'someone is marked as here, gone or not here, or a mark is taken back; `id` is that of the signup',
  'volunteer.erased': 'a person is erased: delete what you keep of them; webhooks of one event do not get it',
  'shift.changed':
    'a shift’s day, times, location, notes or number of spots change; that someone signs up or cancels is no change of the shift',
  'shift.removed': 'a shift is deleted',
  'waitlist.offered': 'a spot is held for someone who waits; `id` is that of their entry in `Shift.waitlist`',
  'event.published': 'an event is shown to visitors: made, or no longer a draft',
  'event.changed':
    'an event’s name, days, texts or settings change, it is cancelled, or it becomes a draft: then it is 404 with all in it',
};
