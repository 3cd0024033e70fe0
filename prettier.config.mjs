/** Code and documents at 120 columns; only tables, addresses and code blocks of documents may be wider. */
export default {
  printWidth: 120,
  singleQuote: true,
  trailingComma: 'all',
  overrides: [{ files: '*.md', options: { proseWrap: 'always' } }],
};
