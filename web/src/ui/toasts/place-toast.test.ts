import { placeToast } from './place-toast';

const size = { width: 300, height: 80 };
const phone = { width: 390, height: 844 };

test('without anything in the way a toast is at the lower right', () => {
  expect(placeToast(size, { width: 1280, height: 800 }, 20, [])).toEqual({ left: 960, top: 700 });
});

test('a sheet’s buttons at the right move it to the left, and a phone’s lower button moves it up', () => {
  const atRight = [{ box: { left: 900, top: 0, width: 380, height: 800 }, weight: 10 }];
  expect(placeToast(size, { width: 1280, height: 800 }, 20, atRight)).toEqual({ left: 20, top: 700 });
  const save = { box: { left: 16, top: 780, width: 358, height: 48 }, weight: 200 };
  const { top } = placeToast(size, phone, 12, [save]);
  expect(top + size.height).toBeLessThanOrEqual(780);
});

test('where nothing is free it covers the least important, never the title', () => {
  const rows = Array.from({ length: 17 }, (_, row) => ({
    box: { left: 0, top: row * 50, width: 390, height: 50 },
    weight: row === 0 ? 1000 : 5,
  }));
  expect(placeToast(size, phone, 12, rows).top).toBeGreaterThanOrEqual(50);
});
