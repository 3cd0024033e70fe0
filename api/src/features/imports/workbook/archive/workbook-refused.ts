/** Why a whole file is refused. The codes are those of the error catalogue. */
export type WorkbookRefusalCode = 'FILE_TOO_LARGE' | 'NOT_A_WORKBOOK';

/** The whole file is refused; nothing of it is imported. `message` is a plain sentence for the person who chose it. */
export class WorkbookRefused extends Error {
  readonly code: WorkbookRefusalCode;

  constructor(code: WorkbookRefusalCode, message: string) {
    super(message);
    this.name = 'WorkbookRefused';
    this.code = code;
  }
}
