import { at, rows } from './shown-by';

const { e2e, api, web } = at;
const staffPages = e2e('staff-pages');
const events = e2e('manage-events');
const board = e2e('manage-event');
const table = e2e('signup-table');
const reports = e2e('reports');
const covers = e2e('cover-images');
const broken = e2e('staff-failures');
const workbooks = e2e('import-workbooks');
const editing = api('features/shifts/editing');
const matrix = 'api/test/authorization-matrix.test.ts';

/** Section 2: the staff's addresses. */
export const routes = rows({
  '/dashboard': [[staffPages, 'visitors are sent to the login, leads to where their work is']],
  '/admin-dashboard': [[staffPages, 'the dashboard: tabs in the address, the menu of an event, its links']],
  '/lead-dashboard': [[staffPages, 'a lead’s dashboard: their events, categories and next shifts']],
  '/manage': [[board, 'an admin sees every category, jumps to who is missing, and the event is remembered']],
  '/volunteers': [[table, 'a lead sees their own categories, edits nobody']],
  '/volunteer-signups': [[table, 'an address with a shift shows an admin the signups']],
  '/manage-categories': [[events, 'an admin builds an event with a category and a lead']],
  '/manage-leads': [[staffPages, 'leads: changed, given categories and deleted; their categories stay']],
  '/manage-users': [[staffPages, 'users: created, mailed, changed and deleted']],
  '/create-event': [[events, 'a new event can be a copy of an existing one']],
  '/manage-images': [[covers, 'an admin uploads a cover, visitors see it in a fitting size']],
  '/create-shift': [[board, 'the page Create Shift: defaults, errors, and back to the dashboard']],
  '/create-opportunity': [[board, 'the page Create Volunteer Role: makes one, edits it, deletes it']],
  'guards of every page': [
    [staffPages, 'visitors are sent to the login, leads to where their work is'],
    [board, 'a visitor is asked to sign in'],
    [table, 'visitors are sent to the login'],
    [covers, 'is for admins'],
    [workbooks, 'the import is for admins'],
  ],
});

/** Section 2: screens and dialogs. */
export const screens = rows({
  'dashboard: tabs, quick actions, event menu': [[staffPages, 'the dashboard: tabs in the address']],
  'lead cards: My Categories, Upcoming Shifts': [[staffPages, 'a lead’s dashboard']],
  'Edit Volunteer Role, Edit Shift (lead)': [[staffPages, 'a lead edits a role and a shift in dialogs']],
  'an event from nothing to published': [[e2e('build-event'), 'an event from nothing to published in one sitting']],
  'Delete Event by typing': [[events, 'an event is deleted by typing, and says who goes with it']],
  'Edit Event': [[events, 'an event is changed in its dialog, and a second editor does not overwrite the first']],
  'Duplicate Event with counts': [[events, 'a copy is a draft that is opened, published, called off and taken back']],
  'reports tab: cards, search, filter, table, CSV': [[reports, 'an admin reads how an event fills']],
  'bulk email: group, item, contacts, send': [[reports, 'a lead writes to the people of a role']],
  'bulk email: copy without a clipboard': [[reports, 'without a clipboard the addresses are copied from a text area']],
  'assign volunteer: known or new': [[board, 'a volunteer who is known is found and assigned']],
  'several shifts at once, copy to another day': [
    [board, 'shifts are copied to another day'],
    [editing, 'are made several at once: all or none'],
  ],
  'two editors of one shift': [[e2e('manage-together'), 'two editors of one shift: different fields are merged']],
  'deleting says how many and mails them': [[board, 'deleting with people in it says how many']],
  'signup table: filters, sorting, edit, cancel': [[table, 'an admin filters, sorts, corrects a person']],
  'cover images: upload, stock, removal': [
    [covers, 'an admin uploads a cover'],
    [covers, 'categories and roles have'],
  ],
  'import: dry run, result, plan and back': [
    [workbooks, 'goes in row by row, once'],
    [workbooks, 'an event is exported as a workbook, is edited'],
    [workbooks, 'settings and questions in a plan are checked'],
  ],
  'rosters to print': [[e2e('rosters'), 'sign-in sheets by category, day and place']],
  'ready example queries': [
    [e2e('api-guide'), 'staff explore the API in GraphiQL, and take the answer along'],
    [e2e('api-guide'), 'on a phone the same questions are asked in plain fields'],
  ],
  'keyboard on the board': [[e2e('manage-keyboard'), 'arrows move between shifts, Enter opens']],
  'the board on a slow machine': [[e2e('manage-quick'), 'typing makes no long task']],
});

/** Section 4: states. */
export const states = rows({
  'fill colours 100/75 and 100/50': [[reports, 'an admin reads how an event fills']],
  'slug from the name': [['api/src/contract/programme/event.test.ts', 'slug']],
  'sorting: newest first, then as asked': [[api('features/reports/signup-table'), 'shows the newest first']],
  'deleting a role removes shifts and signups': [[editing, 'go with their shifts and signups']],
  'deleting a category': [[editing, 'are deleted by admins alone, with all that is in them; the second of two']],
  'the returns after 1 s and 1.5 s': [
    [board, 'the page Create Shift'],
    [board, 'the page Create Volunteer Role'],
  ],
});

/** Section 5: validation. */
export const validation = rows({
  'role: Event, Category and Volunteer role name are required': [[editing, 'say what is missing, in the words of the']],
  'Edit Volunteer Role: Name is required': [[staffPages, 'a lead edits a role and a shift in dialogs']],
  'shift: Date, times, at least 1 volunteer': [[editing, 'say what is wrong, in the words of the form']],
  'Create Shift: Please select a volunteer role': [[board, 'the page Create Shift']],
  'event: name, slug, days, website': [
    [events, 'Event name is required'],
    [events, 'a taken slug is refused beside what was typed'],
  ],
  'lead: names, email, at least one category': [
    [api('features/categories/manage-leads'), 'need a name, an address and a category'],
  ],
  'user: names, email, role': [[api('features/accounts/manage-users'), 'refuses an unknown role']],
  'assign: Shift is required, Volunteer is required': [[api('features/signups/assigning'), 'says what is missing']],
  'edit volunteer: Invalid email address': [
    [api('features/households/update-volunteer'), 'says what is wrong, in the words of the form'],
  ],
  'image: Invalid file type': [[covers, 'a file that is no picture is refused, with the step']],
  'import: only .xlsx': [[workbooks, 'a file that is no workbook is refused in plain words']],
  'bulk mail: No volunteers found': [[api('features/bulk-mail/bulk-mail'), 'without words and without anybody']],
});

/** Section 6: who may. */
export const permissions = rows({
  'every route and field for every caller': [
    [matrix, 'every REST route'],
    [matrix, 'every root field of GraphQL'],
    [matrix, 'every field of every type of GraphQL'],
  ],
  'old and new parent are checked': [[editing, 'move to another category only by staff who work in both']],
  'the last admin stays': [[api('features/accounts/manage-users'), 'is left when two demote or delete each other']],
  'a lead who tries what is not theirs': [[board, 'a lead who tries what is not theirs is turned away']],
  'who did what is written down': [[api('features/audit/read-audit-log'), 'lists who did what, the newest first']],
});

/** Section 7: calls. */
export const calls = rows({
  'GET /api/reports': [[api('features/reports/reports'), 'equal an independent sum']],
  'GET /api/lead/events, /api/lead/categories': [
    [api('features/events/manage-events'), 'shows a lead the events of their categories'],
    [api('features/categories/manage-categories'), 'are shown to the lead who has them'],
  ],
  'GET /api/lead/opportunities, /api/lead/shifts': [[editing, 'is the roles and shifts of their categories']],
  'GET /api/leads': [[api('features/categories/manage-leads'), 'lists all leads with their categories']],
  'GET /api/volunteers': [[api('features/signups/assigning'), 'finds people by words of name and address']],
  'GET /api/admin/users': [[api('features/accounts/manage-users'), 'are looked after by admins alone']],
  'GET /api/admin/signups, /api/lead/signups': [
    [api('features/signups/assigning'), 'are all for admins and those of their categories for a lead'],
  ],
  'POST, PATCH, DELETE /api/admin/events': [
    [api('features/events/manage-events'), 'makes an event, with its maker as organizer'],
    [api('features/events/manage-events'), 'changes what is given and leaves the rest'],
    [api('features/events/manage-events'), 'deletes an event with everything in it, once'],
  ],
  'POST /api/admin/events/{id}/duplicate': [[api('features/events/duplicate-event'), 'copies categories with leads']],
  'POST, PUT, DELETE /api/admin/categories': [
    [api('features/categories/manage-categories'), 'change name, lead and cover image'],
    [editing, 'are deleted by admins alone'],
  ],
  'POST, PUT, DELETE /api/admin/leads, assign-lead': [
    [api('features/categories/manage-leads'), 'change name, address and categories'],
    [api('features/categories/manage-leads'), 'take categories over'],
    [api('features/categories/manage-leads'), 'go, and leave their categories without a lead'],
  ],
  'POST /api/admin/users': [[api('features/accounts/manage-users'), 'are made and mailed a link to set a password']],
  'POST, PATCH, DELETE opportunities': [[editing, 'are made by the lead of the category and by admins']],
  'POST, PATCH, DELETE shifts': [[editing, 'change only what is said; a second editor']],
  'a client-generated id': [[editing, 'take an id of the caller’s: a fresh UUID']],
  'PUT /api/admin/volunteers/{id}': [[api('features/households/update-volunteer'), 'changes name, address and phone']],
  'POST /api/signup by staff': [[api('features/signups/assigning'), 'puts a new volunteer in']],
  'POST /api/upload/image and PUT': [[api('features/images/images'), 'shows nothing before the image is there']],
  'POST /api/admin/excel-import': [[api('features/imports/import-report'), 'says what the import then does']],
  'GET /api/admin/import-template': [[api('features/imports/import-report'), 'holds the headers and two sample rows']],
});

/** Section 8: the catalogue of errors, row by row. */
export const failures = rows({
  'Failed to delete event': [
    [broken, 'events: changed, duplicated, deleted, created'],
    [events, 'somebody else deleted it first: a clear message'],
  ],
  'Failed to duplicate event': [[broken, 'events: changed, duplicated, deleted, created']],
  'Failed to update event': [[broken, 'events: changed, duplicated, deleted, created']],
  'Failed to update volunteer role': [[broken, 'roles: created, changed, deleted']],
  'Failed to update shift (dashboard)': [[staffPages, 'a lead edits a role and a shift in dialogs']],
  'Failed to update cover image': [[broken, 'users and cover images']],
  'Upload failed: step and status': [[covers, 'a file that is no picture is refused, with the step']],
  'Failed to create category, Failed to update category': [[broken, 'categories and leads: created, changed']],
  'Failed to create lead': [[broken, 'categories and leads: created, changed']],
  'Failed to assign lead': [[broken, 'categories and leads: created, changed']],
  'Failed to create user': [
    [broken, 'users and cover images'],
    [staffPages, 'users: created, mailed'],
  ],
  'Failed to create shift': [[broken, 'shifts: created, changed, deleted; the roles to choose from']],
  'Failed to create event': [
    [broken, 'events: changed, duplicated, deleted, created'],
    [events, 'a taken slug is refused beside what was typed'],
  ],
  'Failed to create volunteer role': [[broken, 'roles: created, changed, deleted']],
  'Failed to delete volunteer role': [[broken, 'roles: created, changed, deleted']],
  'Failed to update volunteer': [[broken, 'volunteers: assigned, corrected, taken out']],
  'Failed to cancel signup. Please try again.': [[broken, 'volunteers: assigned, corrected, taken out']],
  'Update failed: Failed to update shift (event manager)': [[broken, 'shifts: created, changed, deleted; the roles']],
  'Failed to delete shift': [[broken, 'shifts: created, changed, deleted; the roles']],
  'Assignment failed': [
    [broken, 'volunteers: assigned, corrected, taken out'],
    [api('features/signups/assigning'), 'Volunteer not found'],
  ],
  'Failed to delete category': [[broken, 'categories and leads: created, changed']],
  'Import failed': [[workbooks, 'a file that is no workbook is refused in plain words']],
  'Failed to fetch reports': [[reports, 'a report that does not load says so']],
  'Failed to fetch volunteer roles': [[broken, 'shifts: created, changed, deleted; the roles']],
  'Failed to copy to clipboard. Please try again.': [[reports, 'without a clipboard']],
});

/** Section 8: messages of success. */
export const successes = rows({
  'Event deleted': [[events, 'Event deleted']],
  'Event duplicated, with counts': [[events, 'Event duplicated']],
  'Event updated': [[events, 'Event updated']],
  'Event created successfully!': [[events, 'Event created successfully!']],
  'Volunteer role updated successfully': [[staffPages, 'Volunteer role updated successfully']],
  'Volunteer role created': [[board, 'Volunteer role created']],
  'Volunteer role deleted': [[board, 'Volunteer role deleted']],
  'Shift updated successfully': [[board, 'Shift updated successfully']],
  'Shift created': [[board, 'Shift created']],
  'Category created': [[events, 'Category created']],
  'Category updated': [[broken, 'Category updated']],
  'Lead created': [[events, 'Lead created']],
  'Lead updated': [[staffPages, 'Lead updated']],
  'Lead assigned': [[staffPages, 'Lead assigned']],
  'Lead deleted': [[staffPages, 'Lead deleted']],
  'User created': [[staffPages, 'User created']],
  'Volunteer information updated successfully': [[table, 'Volunteer information updated successfully']],
  'Signup cancelled.': [[table, 'Signup cancelled.']],
  'Successfully signed up!': [[board, 'Successfully signed up!']],
});

/** Section 9: constants and limits. */
export const constants = rows({
  'Upcoming Shifts: the first 10': [[web('features/dashboard/find-upcoming-shifts'), 'the first ten from today on']],
  'My Categories: the first 3 roles': [[staffPages, 'a lead’s dashboard: their events, categories and next shifts']],
  'a new shift: 10:00, 18:00, 1 volunteer, the event’s first day': [[board, 'the page Create Shift: defaults, errors']],
  'a new event: today and 3 days': [[events, 'an admin builds an event with a category and a lead']],
  'fill rates: 100/75, 100/50, whole percent, bars capped': [[reports, 'an admin reads how an event fills']],
  'report CSV: name and columns': [[api('features/reports/exports'), 'has the columns of the contract, the name with']],
  'signups CSV: name and columns': [
    [api('features/reports/exports'), 'have the columns of the contract and the event'],
  ],
  'copy formats, contacts by name': [[api('features/bulk-mail/bulk-mail'), 'are one for each address, by name']],
  'report search: event, category, role': [
    [web('features/reports/group-rows'), 'the search looks at event, category and role'],
  ],
  'unique volunteers by email': [
    [api('features/reports/signup-table'), 'counts states beside the chosen one, and coverage'],
  ],
  'signed up from and to: whole days': [[api('features/reports/signup-table'), 'to the end of a day']],
  'import: .xlsx with the columns of the template': [
    [api('features/imports/import-report'), 'holds the headers and two sample rows'],
  ],
});
