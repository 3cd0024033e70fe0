import { z } from 'zod';
import { changed, line, optional } from './fields.js';

// Texts of the programme. Spreadsheets may contain line breaks where one line is meant: they become spaces.

const lineBreaks = /\s*[\r\n\t\u2028\u2029]+\s*/g;
// Paragraphs keep their line breaks. Other control characters have no meaning, marks of writing direction show something else than the text
// contains, and lone surrogates cannot be stored.
const silent = /[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;

/** A text on one line: every run of line breaks and what surrounds it is one space. */
export function onOneLine(text: string): string {
  return text.replace(lineBreaks, ' ');
}

/** Whether a typed place equals the stored one: imported places may have several lines, forms show them on one. */
export function sameOnOneLine(typed: string | null, stored: string | null): boolean {
  return typed === (stored === null ? null : onOneLine(stored).trim());
}

/** A name on one line; line breaks become spaces. */
export function title(requiredMessage: string) {
  return z.string({ error: requiredMessage }).transform(onOneLine).pipe(line(requiredMessage));
}

function paragraphs(maximum: number, onLines = (text: string) => text.replace(/\r\n?|\u2028|\u2029/g, '\n')) {
  return z
    .string()
    .transform((text) => onLines(text).trim())
    .pipe(z.string().max(maximum, `Please use at most ${maximum} characters`))
    .transform((text) => text.replace(silent, ''));
}

/** Text on one line, or nothing; line breaks become spaces. */
export function optionalLine(maximum = 200) {
  return optional(paragraphs(maximum, onOneLine));
}

/** Changed text on one line. */
export function changedLine(maximum = 200) {
  return changed(paragraphs(maximum, onOneLine));
}

/** A place to search for, by its name or by a part of it. */
export const searchedPlace = line('Please name the place', 200);

/** A place on one line, or nothing; line breaks become spaces. */
export const optionalPlace = optionalLine();

/** A changed place. */
export const changedPlace = changedLine();

/** Text of several lines, or nothing. */
export function optionalParagraphs(maximum = 5000) {
  return optional(paragraphs(maximum));
}

/** Changed text of several lines. */
export function changedParagraphs(maximum = 5000) {
  return changed(paragraphs(maximum));
}
