/** @jest-environment jsdom */
import '../../../test/text-encoder';
import { entriesOf, mapped } from '@trailcrew/api/contract/text/mapped';
import { browsedTexts } from '@trailcrew/api/contract/text/browsed-texts';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { listedShift } from '../../testing/listed-shift';
import { ShiftRow } from '../shifts/shift-row';
import { OpportunitySection } from './opportunity-section';

const words = mapped(browsedTexts, (_use, name) => `Words of ${name}`);
const { shift, opportunity, category } = listedShift({}, {}, words);

afterEach(cleanup);

/** Each text of the role that visitors read, behind its label where it has one. */
function expectAll() {
  for (const [name, { label }] of entriesOf(browsedTexts))
    expect(screen.getByText(words[name], { exact: false }).textContent).toBe(
      `${label ? `${label}: ` : ''}${words[name]}`,
    );
}

test('visitors read what a role is about in the list of shifts', () => {
  const nothing = () => {};
  render(
    <MemoryRouter>
      <ShiftRow
        listed={{ shift, opportunity, category }}
        begun={false}
        own={undefined}
        waits={false}
        picked={null}
        onPick={nothing}
        onSignUp={nothing}
        onIntent={nothing}
      />
    </MemoryRouter>,
  );
  expectAll();
});

test("visitors read what a role is about on its category's page", () => {
  render(
    <MemoryRouter>
      <OpportunitySection
        opportunity={{ ...opportunity, coverImageUrl: null, shifts: [] }}
        now="2027-01-01T00:00"
        off={null}
        isCancelled={false}
        canWait={false}
      />
    </MemoryRouter>,
  );
  expectAll();
});
