import { z } from 'zod';
import { line } from '../text/fields.js';

/** A request for an upload address of an image. */
export const imageUploadInput = z.object({ fileName: line('File name is required', 255) });
