/** Fixed colours for the categories that most events have; any other is grey. The name is always there in words. */
const colours: Record<string, string> = {
  'finish line': 'bg-finish-tint text-finish',
  marshals: 'bg-marshals-tint text-marshals',
  timing: 'bg-timing-tint text-timing',
  'feed station': 'bg-feed-tint text-feed',
  logistics: 'bg-logistics-tint text-logistics',
};

/** A category's name on its colour. */
export function CategoryBadge({ name }: { name: string }) {
  const colour = colours[name.trim().toLowerCase()] ?? 'bg-other-tint text-other';
  return <span className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-semibold ${colour}`}>{name}</span>;
}
