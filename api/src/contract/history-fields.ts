import type { UpdateShiftInput } from './programme/shift-input.js';

/* The fields that a history names. The client has words for each of them. */

/** The changed fields of a shift in its history. */
export type ShiftHistoryField = Exclude<keyof UpdateShiftInput, 'version'> | 'cancelledAt' | 'opportunity';

/** The changed fields of a signup in its history. */
export type SignupHistoryField = 'volunteer' | 'answers' | 'unconfirmedSince' | 'unnotified' | 'minutes';

/** What a mark changed of a signup's attendance, in its history. */
export type AttendanceHistoryField = 'state' | 'arrivedAt' | 'leftAt';
