import { at, rows } from './shown-by';

const { e2e, api, web } = at;
const notThere = [e2e('failures'), 'what is not there: category, event, shift, page'] as const;
const signUpRules = api('features/signups/create/sign-up');

/** Addresses that visitors open. */
export const routes = rows({
  '/': [[e2e('first-signup'), 'a visitor finds a shift, signs up, and opens the household link']],
  '/event/{slug}': [[e2e('family'), 'a family of three finds an evening shift']],
  '/event/{eventSlug}/category/{categoryId}': [[e2e('failures'), 'the link of a category page opens the event page']],
  '/volunteer-lookup': [[e2e('manage-shifts'), 'looks a household up by its address and cancels a shift']],
  '/manage/{token}': [[e2e('manage-shifts'), 'cancels by the link of the mail']],
  '/admin, /lead': [[e2e('failures'), 'a wrong password, and the right one']],
  '/dev-login': [[e2e('staff-sign-in'), 'development offers the demo sign-ins'], notThere],
  '/reset-password': [[e2e('staff-sign-in'), 'sets a new password with the link from the mail, once']],
  '/auth/magic, /admin/auth': [[e2e('failures'), 'a sign-in link that is none, for admins and for leads']],
  '/volunteer-signups?shift={id} for visitors': [
    [e2e('failures'), 'the link of a category page opens the event page with the signup dialog'],
  ],
  'any other path: 404 Page Not Found': [notThere],
});

/** What the screens show and in which order. */
export const screens = rows({
  'header and footer links': [[e2e('accessibility'), 'landing page']],
  'events by start date': [['api/test/programme.test.ts', 'are ordered by first day, then name']],
  'date range MMM dd - MMM dd, yyyy in UTC': [
    [web('formatting/dates-and-times'), 'event days read MMM dd - MMM dd, yyyy'],
    [e2e('dates'), "reads the event's days and times"],
  ],
  'browse by category, by name': [[web('features/shifts/group-shifts'), 'categories in order of their names']],
  'browse by date': [[web('features/shifts/group-shifts'), 'days in order, with weekday, month, day and year']],
  'browse by time': [[web('features/shifts/group-shifts'), 'parts of the day begin at 6, 12 and 18']],
  'browse by lead': [[web('features/shifts/group-shifts'), 'leads by full name']],
  'see all by availability': [[web('features/shifts/group-shifts'), 'See All goes by availability']],
  'all filters, open shifts by default': [[e2e('filters'), '200 filter settings show what a plain function computes']],
  'filters in the address, back button': [[e2e('sign-up'), 'filters live in the address']],
  'Reset filters disabled when nothing is set': [
    [web('features/shifts/shift-filters'), 'reset is offered exactly when something differs'],
  ],
  'first content from the server': [[e2e('first-content'), 'the first page needs no call for its data']],
});

/** Section 4: states. */
export const states = rows({
  'Full, Almost Full, Available': [
    [web('features/shifts/group-shifts'), '2 places left are almost full, none is full'],
  ],
  'active to cancelled, never back': [[signUpRules, 'makes a new signup after a cancelled one']],
  'sign up again': [[e2e('manage-shifts'), 'looks a household up by its address and cancels a shift']],
  'past active signups are completed': [[web('features/households/member-signups'), 'what lies ahead comes by day']],
  'merge moves the first to the second': [
    [api('features/households/manage-members'), 'moves all signups to the target'],
    [e2e('manage-shifts'), 'renames a member, and merges two entries of one'],
  ],
  'the dialog stays open on failure': [[e2e('sign-up'), 'says in the words of the server that somebody was quicker']],
  'signed in: token and user are stored': [
    [web('session/session'), 'signed in means that a token and a user are stored'],
  ],
  'magic link once': [[api('features/accounts/mailed-links'), 'is used up for every other browser']],
  'reset link once': [[api('features/accounts/mailed-links'), 'sets a password once']],
});

/** Section 5: validation. */
export const validation = rows({
  'First name is required, Last name is required, Valid email is required': [
    [e2e('sign-up'), 'names what is missing, keeps what was typed'],
    [signUpRules, 'names every field that is missing or wrong and stores nothing'],
  ],
  'Please select a shift': [[api('contract/text/fields'), 'say what is missing in the words of the specification']],
  'login: Please enter a valid email address, Password is required': [
    [e2e('failures'), 'a wrong password, and the right one'],
  ],
  'reset request: valid email': [[e2e('failures'), 'a reset request that fails']],
  "Password must be at least 8 characters, Passwords don't match": [
    [e2e('staff-sign-in'), 'sets a new password with the link from the mail, once'],
  ],
  'lookup: Please enter a valid email address': [[e2e('failures'), 'and one without a valid address']],
  'rename: both names required': [[e2e('manage-shifts'), 'renames a member, and merges two entries of one']],
  'merge: exactly 2': [[e2e('manage-shifts'), 'renames a member, and merges two entries of one']],
});

/** Section 6 and must-hold: who may. */
export const permissions = rows({
  'a stranger reads no phone and changes nothing': [
    [api('features/signups/cancel/cancel-signup'), 'is refused to a stranger, to another household'],
    [api('features/households/manage-members'), 'is refused to strangers'],
    [api('features/households/manage-members'), 'answers the record, without a phone number'],
  ],
  'guards of staff pages': [[e2e('staff-sign-in'), 'a visitor at a staff page is asked to sign in']],
});

/** Section 7: calls. */
export const calls = rows({
  'GET events, categories, opportunities, shifts, stats': [
    ['api/test/programme.test.ts', 'are alike through both APIs, and filtered'],
    ['api/test/programme.test.ts', 'equal an independent sum, for one event and through both APIs'],
  ],
  'POST /api/signup': [[signUpRules, 'takes a place, keeps the person and queues one mail']],
  'POST /api/auth/login': [
    [api('features/accounts/sign-in/sign-in'), 'gives a token that works, the user, and an end'],
  ],
  'POST /api/auth/request-password-reset, reset-password': [
    [api('features/accounts/mailed-links'), 'sets a password once, ends every session and older link'],
  ],
  'GET /api/auth/verify/{token}': [[api('features/accounts/mailed-links'), 'signs in once; the same page gets']],
  'POST /api/volunteer/lookup': [[api('features/households/look-up-household'), 'finds nobody under an unknown']],
  'POST /api/volunteer/{email}/cancel/{signupId}': [
    [api('features/signups/cancel/cancel-signup'), 'takes the address of the path at its word'],
  ],
  'PUT /api/volunteer/{id}/name': [[api('features/households/manage-members'), 'changes the name with the household']],
  'POST /api/volunteer/merge': [[api('features/households/manage-members'), 'moves all signups to the target']],
  'GET /api/manage/{token}': [[api('features/households/household'), 'opens the address’s people with their signups']],
  'POST /api/manage/{token}/cancel/{signupId}': [
    [api('features/signups/cancel/cancel-signup'), 'works with the mailed link'],
  ],
  'message out of JSON, raw text, status text': [[web('graphql/request-error'), 'the message of an answer']],
  '401: Authentication failed, with a warning': [[web('graphql/request-error'), 'a 401 answer starts with']],
});

/** Section 8: what people read. */
export const messages = rows({
  'Signup failed': [[e2e('sign-up'), 'says in the words of the server that somebody was quicker']],
  'Successfully signed up!': [[e2e('first-signup'), 'a visitor finds a shift, signs up']],
  'Login failed': [[e2e('failures'), 'a wrong password, and the right one']],
  'Login successful!': [[e2e('failures'), 'a wrong password, and the right one']],
  'Email Sent': [[e2e('staff-sign-in'), 'a forgotten password: the same answer for']],
  'Request Failed': [[e2e('failures'), 'a reset request that fails']],
  'Reset Failed': [[e2e('staff-sign-in'), 'sets a new password with the link from the mail, once']],
  'Password Reset Successful': [[e2e('staff-sign-in'), 'sets a new password with the link from the mail, once']],
  'Invalid Link': [[e2e('staff-sign-in'), 'sets a new password with the link from the mail, once']],
  'Authentication failed (lead dashboard)': [[e2e('failures'), 'a sign-in link that is none']],
  'Invalid or expired magic link, Magic link verification failed': [[e2e('failures'), 'a sign-in link that is none']],
  'No volunteer shifts found for this email address': [[e2e('manage-shifts'), 'looks a household up by its address']],
  'Something went wrong while searching': [[e2e('failures'), 'a lookup that the server cannot answer']],
  'trouble connecting to our servers': [[e2e('manage-shifts'), 'without a network the lookup says so']],
  'Failed to cancel shift': [[e2e('failures'), 'cancelling and merging that fail leave everything as it was']],
  'Shift cancelled successfully': [[e2e('manage-shifts'), 'looks a household up by its address']],
  'Failed to update name': [[e2e('manage-shifts'), 'renames a member, and merges two entries of one']],
  'Name updated successfully': [[e2e('manage-shifts'), 'renames a member, and merges two entries of one']],
  'Failed to merge volunteers': [[e2e('failures'), 'cancelling and merging that fail leave everything as it was']],
  'Volunteers merged successfully': [[e2e('manage-shifts'), 'renames a member, and merges two entries of one']],
  'Failed to cancel signup. Please try again.': [[e2e('failures'), 'cancelling and merging that fail']],
  'Signup cancelled.': [[e2e('manage-shifts'), 'cancels by the link of the mail']],
  'Failed to load household data': [[e2e('failures'), 'a household that cannot be loaded']],
  'expired: help to a new link': [[e2e('manage-shifts'), 'an expired link says so and how to get a new one']],
  'Category Not Found': [notThere],
  'Event Not Found': [notThere],
  'Not Available': [notThere],
  'the sentences of the API': [[api('contract/text/fields'), 'has whole sentences, and statuses']],
});

/** Section 9: constants. */
export const constants = rows({
  'morning 6, afternoon 12, evening 18': [
    [web('features/shifts/group-shifts'), 'parts of the day begin at 6, 12 and 18'],
  ],
  'ends by 12PM … after 8PM': [[web('features/shifts/shift-filters'), 'an overnight shift does not end by noon']],
  'browse-by options': [[e2e('filters'), '200 filter settings show what a plain function computes']],
  'almost full at 2': [[web('features/shifts/group-shifts'), '2 places left are almost full, none is full']],
  'password at least 8': [[e2e('staff-sign-in'), 'sets a new password with the link from the mail, once']],
  'redirects after 2 s and 1 s': [[e2e('staff-sign-in'), 'sets a new password with the link from the mail, once']],
  'household links live one year': [[api('features/households/household'), 'lives a year from the last signup']],
  'quantity at least 1': [[api('database/constraints'), 'quantity']],
  'data never stale, one toast at a time': [[e2e('first-content'), 'the first page needs no call for its data']],
  'merge needs 2': [[api('features/households/manage-members'), 'needs two different people']],
});
