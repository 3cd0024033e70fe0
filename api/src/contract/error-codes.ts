/**
 * The one catalogue of expected failures: code -> HTTP status -> the sentence people read.
 * Both doors print from here; a GraphQL error carries the code in `extensions.code`, a REST answer in `code`.
 */
export const errorCatalogue = {
  INVALID_INPUT: { status: 400, message: 'Please check the marked fields.' },
  INVALID_JSON: { status: 400, message: 'The request body is not valid JSON.' },
  BAD_REQUEST: { status: 400, message: 'The request could not be understood.' },
  QUERY_TOO_LARGE: {
    status: 400,
    message: 'This asks for more than one answer may hold. Please ask for less, or for one part after the other.',
  },
  NOT_SIGNED_IN: { status: 401, message: 'Please sign in.' },
  SESSION_EXPIRED: { status: 401, message: 'Your session has expired. Please sign in again.' },
  INVALID_CREDENTIALS: { status: 401, message: 'Invalid email or password' },
  INVALID_API_KEY: { status: 401, message: 'This API key is unknown, revoked or expired.' },
  FORBIDDEN: { status: 403, message: 'You do not have permission to do this.' },
  CROSS_SITE: { status: 403, message: 'Requests from another site are refused.' },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  EVENT_NOT_FOUND: { status: 404, message: 'Event not found.' },
  CATEGORY_NOT_FOUND: { status: 404, message: 'Category not found.' },
  OPPORTUNITY_NOT_FOUND: { status: 404, message: 'Volunteer role not found.' },
  SHIFT_NOT_FOUND: { status: 404, message: 'Shift not found.' },
  SIGNUP_NOT_FOUND: { status: 404, message: 'Signup not found.' },
  VOLUNTEER_NOT_FOUND: { status: 404, message: 'No volunteer found.' },
  USER_NOT_FOUND: { status: 404, message: 'User not found.' },
  LEAD_NOT_FOUND: { status: 404, message: 'Lead not found.' },
  API_KEY_NOT_FOUND: { status: 404, message: 'API key not found.' },
  WEBHOOK_NOT_FOUND: { status: 404, message: 'Webhook not found.' },
  DELIVERY_NOT_FOUND: { status: 404, message: 'This message is not in the log of the last 30 days.' },
  BULK_MAIL_NOT_FOUND: { status: 404, message: 'Bulk email not found.' },
  MAIL_NOT_FOUND: { status: 404, message: 'This mail is no longer among those not delivered.' },
  LINK_NOT_FOUND: { status: 404, message: 'This link is not valid.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This method is not allowed here.' },
  SHIFT_FULL: { status: 409, message: 'This shift is full.' },
  ALREADY_SIGNED_UP: { status: 409, message: 'You are already signed up for this shift.' },
  CORRECTED_TWICE: {
    status: 409,
    message: 'The address of this signup was corrected twice already. Please write to the organizers.',
  },
  SHIFT_STARTED: { status: 409, message: 'This shift has already started.' },
  NAME_TAKEN: {
    status: 409,
    message: 'Someone in this household already has this name. If this is the same person, merge the two instead.',
  },
  NOT_ONE_HOUSEHOLD: { status: 409, message: 'Only people of one household can be merged.' },
  CATEGORY_NAME_TAKEN: { status: 409, message: 'This event already has a category with this name.' },
  OPPORTUNITY_NAME_TAKEN: { status: 409, message: 'This category already has a volunteer role with this name.' },
  SLUG_TAKEN: { status: 409, message: 'This URL slug is already in use.' },
  EMAIL_TAKEN: { status: 409, message: 'A user with this email already exists.' },
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'Someone else changed this in the meantime. Please look at it again.',
  },
  ID_TAKEN: { status: 409, message: 'This id is already in use.' },
  UPLOAD_OVER: {
    status: 410,
    message: 'This upload address was used already or has expired. Please choose the file again.',
  },
  LAST_ADMIN: { status: 409, message: 'There must always be an admin, and this is the last one.' },
  OWN_ACCOUNT: { status: 409, message: 'You cannot delete your own account. Another admin can.' },
  NOBODY_TO_MAIL: { status: 409, message: 'No volunteers found for the selected criteria.' },
  SIGN_IN_LINK_OVER: {
    status: 409,
    message: 'Sign-in links last ten minutes. Have them ask for a new one on the sign-in page.',
  },
  CURSOR_EXPIRED: {
    status: 410,
    message: 'This cursor is too old, or from before a backup was restored. Please start over without one.',
  },
  LINK_EXPIRED: { status: 410, message: 'This link has expired.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  FILE_TOO_LARGE: { status: 413, message: 'This file is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'This kind of content is not accepted here.' },
  NOT_A_WORKBOOK: { status: 415, message: 'Only .xlsx workbooks can be imported.' },
  NOT_AN_IMAGE: { status: 415, message: 'Only JPEG, PNG, WebP, GIF and AVIF images can be uploaded.' },
  IDEMPOTENCY_MISMATCH: { status: 422, message: 'This Idempotency-Key was already used for another request.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many attempts. Please wait a little and try again.' },
  INTERNAL: { status: 500, message: 'Something went wrong. Please try again.' },
  NO_ROOM: {
    status: 507,
    message: 'There is no room left on the server. Please tell whoever runs it; the same try works once there is.',
  },
  UNAVAILABLE: { status: 503, message: 'The service is not available just now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

/** The code of one expected failure. */
export type ErrorCode = keyof typeof errorCatalogue;
