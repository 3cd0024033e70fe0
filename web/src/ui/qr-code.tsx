import { create } from 'qrcode';

/** The light edge that readers need, in squares. */
const edge = 4;

/** A text as a QR code: dark on light whatever the page's colours are, because readers expect that. `label` says what it is. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const width = size + 2 * edge;
  const dark = Array.from(data, (isDark, at) =>
    isDark ? `M${(at % size) + edge} ${Math.floor(at / size) + edge}h1v1h-1z` : '',
  ).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${width}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-64 rounded-control forced-color-adjust-none"
    >
      <path fill="#fff" d={`M0 0h${width}v${width}H0z`} />
      <path fill="#000" d={dark} />
    </svg>
  );
}
