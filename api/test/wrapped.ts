/** A paragraph in lines of at most 120 characters, as documents are wrapped. */
export function wrapped(text: string): string[] {
  return text.match(/.{1,120}(?: |$)/g)?.map((line) => line.trimEnd()) ?? [];
}
