import { Migration } from '@mikro-orm/migrations';

const marks =
  '[\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670]';
const dropped =
  '\\0027\\0060\\00b4\\02b9\\02ba\\02bb\\02bc\\02bd\\02be\\02bf\\2018\\2019\\201a\\201b\\2032\\ff07\\00ad\\200b\\200c\\200d\\200e\\200f\\2060\\feff';

/**
 * `plain_letters`: a text as it is searched and sorted, as `contract/plain-letters.ts` says it. Lists of events are read in that order by an
 * index.
 */
export class PlainLettersMigration extends Migration {
  override up(): void {
    // Most texts are plain ASCII: those take the short way.
    this.addSql(`create function plain_letters(t text) returns text language sql immutable strict parallel safe as $$
      select btrim(regexp_replace(case when octet_length(t) = length(t) then lower(translate(t, '''\`', ''))
        else replace(replace(replace(replace(translate(
          lower(regexp_replace(normalize(translate(t, U&'${dropped}', ''), NFKD), '${marks}', '', 'g')),
          U&'\\00f8\\00d8\\0142\\0141\\00f0\\00d0\\0111\\0110\\0127\\0126\\0167\\0166\\0131\\0138\\014b\\014a\\0259\\018f\\03c2\\2010\\2011\\2012\\2013\\2014\\2015\\2212',
          U&'oollddddhhttiknnee\\03c3-------'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th') end, '\\s+', ' ', 'g'))
    $$`);
    this.addSql(`drop index event_by_start`);
    this.addSql(`create index event_by_start on event (start_date, plain_letters(name), id)`);
  }
}
