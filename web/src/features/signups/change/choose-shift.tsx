import { Button } from '../../../ui/button';
import type { ListedShift } from '../../shifts/listed-shift';
import { ChooseOffer } from './choose-offer';
import { orderOffers } from './order-offers';

interface ChooseShiftProps {
  /** The shifts that can be taken now. */
  offered: readonly ListedShift[];
  /** Those chosen already. */
  chosen: readonly ListedShift[];
  onChoose: (listed: ListedShift) => void;
  onBack: () => void;
}

const withRole = ({ shift, opportunity, category }: ListedShift) => ({
  ...shift,
  opportunity: { ...opportunity, category },
});
const held = ({ shift, opportunity }: ListedShift) => ({ ...shift, shiftId: shift.id, role: opportunity.name });

/** One more shift of the same event: first those that fit beside the chosen ones. */
export function ChooseShift({ offered, chosen, onChoose, onBack }: ChooseShiftProps) {
  const [first] = chosen;
  const offers = first ? orderOffers(offered.map(withRole), withRole(first), chosen.map(held)) : [];
  return (
    <div className="sheet-middle">
      <Button onClick={onBack}>Back</Button>
      <ChooseOffer
        intro="Choose one more shift of this event. Shifts that fit come first."
        none="No other shift of this event has an open spot right now."
        offers={offers}
        onChoose={({ shift: { id } }) => {
          const listed = offered.find(({ shift }) => shift.id === id);
          if (listed) onChoose(listed);
        }}
      />
    </div>
  );
}
