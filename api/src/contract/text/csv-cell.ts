// With a hyphen, '+1-555-0142' would be calculated: only texts that cannot be calculated are left unchanged.
const plainPhone = /^\+\d[\d\s().]*$/;

const startOfFormula = /^\s*[=+\-@\t\r\n＝＋－＠]/;
// Where numbers have a decimal comma, spreadsheets treat a semicolon as the end of a cell, even inside quotes.
const formulaBehindSemicolon = /;(?=\s*[=+\-@＝＋－＠])/g;

/**
 * The text with an apostrophe before anything that a spreadsheet would run: = + - @ (also full-width), tab or line break, at its start or
 * after a semicolon. Plain phone numbers pass.
 */
export function withoutFormula(text: string): string {
  const whole = text.replaceAll(formulaBehindSemicolon, ";'");
  return startOfFormula.test(text) && !plainPhone.test(text) ? `'${whole}` : whole;
}
