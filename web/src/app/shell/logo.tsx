/** The product's mark: two ski tracks over a snowy ridge. */
export function Logo() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-9 shrink-0">
      <rect width="32" height="32" rx="8" className="fill-primary" />
      <path d="M4 23 12 11l5 6 4-5 7 11z" className="fill-on-primary" opacity=".92" />
      <path
        d="M8 28c5-2 9-4 12-9M13 28c4-2 7-4 9-8"
        fill="none"
        strokeWidth="1.6"
        strokeLinecap="round"
        className="stroke-primary"
      />
    </svg>
  );
}
