import type { UpdateShiftInput } from './programme/shift-input.js';

/* The fields that a history names. The client has words for each of them. */

/** What a history says to have changed of a shift. */
export type ShiftHistoryField = Exclude<keyof UpdateShiftInput, 'version'> | 'cancelledAt' | 'opportunity';

/** What a history says to have changed of a signup. */
export type SignupHistoryField = 'volunteer' | 'answers' | 'unconfirmedSince' | 'unnotified';
