/** Which page of how many it is: a line of its own, because only some browsers print numbers in the margins. */
export function PageLine({ page, pages }: { page: number; pages: number }) {
  return (
    <p className="mt-2 text-center text-[8pt] leading-[4mm] tabular-nums print:mt-0">
      Page {page} of {pages}
    </p>
  );
}
