// With a hyphen, '+1-555-0142' would be calculated: only what cannot be is left alone.
const plainPhone = /^\+\d[\d\s().]*$/;

const startOfFormula = /^\s*[=+\-@\t\r\n＝＋－＠]/;
// Where the comma stands in numbers, spreadsheets take a semicolon for the limit of a cell, whatever quotes are around it.
const formulaBehindSemicolon = /;(?=\s*[=+\-@＝＋－＠])/g;

/**
 * The text with an apostrophe before what a spreadsheet would run: = + - @ (wide ones too), tab or line break at its start or behind a
 * semicolon. Plain phone numbers pass.
 */
export function withoutFormula(text: string): string {
  const whole = text.replaceAll(formulaBehindSemicolon, ";'");
  return startOfFormula.test(text) && !plainPhone.test(text) ? `'${whole}` : whole;
}
