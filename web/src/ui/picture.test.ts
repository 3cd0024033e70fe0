import { pictureSource } from './picture';

const id = '0b1c2d3e-0000-4000-8000-123456789abc';

test('an uploaded picture comes from the page’s server in three widths, whatever its former host name', () => {
  const own = {
    src: `/uploads/${id}.webp`,
    srcSet: `/uploads/${id}-480.webp 480w, /uploads/${id}-960.webp 960w, /uploads/${id}.webp 1600w`,
  };
  expect(pictureSource(`/uploads/${id}.webp`)).toEqual(own);
  expect(pictureSource(`https://old.example.org/uploads/${id}.webp`)).toEqual(own);
});

test('a picture in a bucket stays there; a drawing has one size', () => {
  const bucket = `https://s3.example.org/club/images/${id}`;
  expect(pictureSource(`${bucket}.webp`)).toEqual({
    src: `${bucket}.webp`,
    srcSet: `${bucket}-480.webp 480w, ${bucket}-960.webp 960w, ${bucket}.webp 1600w`,
  });
  expect(pictureSource('/stock-images/event-winter.svg')).toEqual({ src: '/stock-images/event-winter.svg' });
  expect(pictureSource('http://localhost:4000/stock-images/event-winter.svg')).toEqual({
    src: '/stock-images/event-winter.svg',
  });
});
