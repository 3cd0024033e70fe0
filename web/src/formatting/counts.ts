const grouped = new Intl.NumberFormat('en-US');

/** `1 shift`, `2 shifts`, `1,180 shifts`. */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${grouped.format(amount)} ${amount === 1 ? one : many}`;
}
