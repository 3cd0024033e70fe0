interface PageLineProps {
  page: number;
  pages: number;
  /** 'Sheet' for what may take more than one page. */
  what?: 'Page' | 'Sheet';
}

/** Which page of how many it is: a line of its own, because only some browsers print numbers in the margins. */
export function PageLine({ page, pages, what = 'Page' }: PageLineProps) {
  return (
    <p className="mt-2 text-center text-[8pt] leading-[4mm] tabular-nums print:mt-0">
      {what} {page} of {pages}
    </p>
  );
}
