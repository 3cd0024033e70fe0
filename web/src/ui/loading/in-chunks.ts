/** The rows in parts of so many, the last one with what is left. */
export function inChunks<Row>(rows: readonly Row[], size: number): Row[][] {
  const chunks: Row[][] = [];
  for (let start = 0; start < rows.length; start += size) chunks.push(rows.slice(start, start + size));
  return chunks;
}
