/** Marks a record that is about to be deleted or changed. */
export function WaitingMark({
  words,
}: {
  words: 'Being cancelled' | 'Being deleted' | 'Being called off' | 'Being made';
}) {
  return (
    <span className="inline-block rounded-full bg-other-tint px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap text-other">
      {words}
    </span>
  );
}
