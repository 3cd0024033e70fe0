import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from './button';

type Format = 'csv' | 'xlsx';

interface ExportButtonsProps {
  /** Fetches the file and saves it; shows failures itself. */
  onExport: (format: Format) => Promise<void>;
  disabled?: boolean;
  /** For the selection, not the whole page. */
  these?: boolean;
}

/** 'Export CSV' and 'Export Excel'; a second click while one is on its way does nothing. */
export function ExportButtons({ onExport, disabled = false, these = false }: ExportButtonsProps) {
  const [busy, setBusy] = useState<Format | null>(null);
  const begun = useRef(false);
  const start = async (format: Format) => {
    if (begun.current) return;
    begun.current = true;
    setBusy(format);
    await onExport(format);
    begun.current = false;
    setBusy(null);
  };
  const labels = these
    ? ({ csv: 'Export these', xlsx: 'As Excel' } as const)
    : ({ csv: 'Export CSV', xlsx: 'Export Excel' } as const);
  return (
    <>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button key={format} disabled={disabled || busy !== null} onClick={() => void start(format)}>
          <Download aria-hidden="true" className="size-4" />
          {busy === format ? 'Exporting…' : labels[format]}
        </Button>
      ))}
    </>
  );
}
