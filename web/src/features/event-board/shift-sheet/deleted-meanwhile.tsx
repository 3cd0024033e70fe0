/** Above a form whose record somebody else deleted: the typed values stand below. */
export function DeletedMeanwhile({ what }: { what: 'shift' | 'volunteer role' }) {
  return (
    <div role="alert" className="rounded-control border-l-4 border-warm bg-warm-tint px-4 py-3 text-sm">
      <p className="font-semibold">This {what} was deleted in the meantime.</p>
      <p className="mt-1">What you typed is still here. You can add it as a new {what}, or cancel.</p>
    </div>
  );
}

/** In the place of a record that does not exist, or no longer. */
export function NotThere({ what }: { what: 'shift' | 'volunteer role' }) {
  return (
    <p role="alert" className="mt-5">
      This {what} is not here. It was deleted, or it is not yours.
    </p>
  );
}
