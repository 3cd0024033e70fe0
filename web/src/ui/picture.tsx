import type { ComponentProps } from 'react';

const uploaded = /^(.*\/(?:uploads|images)\/[0-9a-f-]{36})\.webp$/;
const own = /^\/(?:uploads|stock-images)\//;

/**
 * The address of a picture. The server's own pictures are fetched from the origin of this page, whatever its name was at the upload; an
 * uploaded picture exists in three widths, of which the browser takes the fitting one.
 */
export function pictureSource(address: string): { src: string; srcSet?: string } {
  if (!URL.canParse(address, 'http://page')) return { src: address };
  const { pathname } = new URL(address, 'http://page');
  const src = own.test(pathname) ? pathname : address;
  const base = uploaded.exec(src)?.[1];
  return base ? { src, srcSet: `${base}-480.webp 480w, ${base}-960.webp 960w, ${src} 1600w` } : { src };
}

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  address: string;
  /** How wide it is shown, as CSS says it: `(min-width: 48rem) 40vw, 100vw`. */
  sizes: string;
}

/** A picture that decorates, in a size that fits. */
export function Picture({ address, sizes, alt = '', ...rest }: PictureProps) {
  const { src, srcSet } = pictureSource(address);
  return <img {...rest} src={src} srcSet={srcSet} sizes={srcSet ? sizes : undefined} alt={alt} />;
}
