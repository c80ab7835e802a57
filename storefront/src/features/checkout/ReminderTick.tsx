import { useId } from 'react';
import { reviews } from '../../texts/fi/reviews.ts';
import './reminder-tick.css';

const texts = reviews.reminder;

type Props = { isTicked: boolean; onTick: (isTicked: boolean) => void };

export function ReminderTick({ isTicked, onTick }: Props) {
  const id = useId();
  return (
    <div className="reminder-tick">
      <label className="check">
        <input
          type="checkbox"
          name="reviewReminder"
          checked={isTicked}
          aria-describedby={id}
          ref={(field) => {
            // Ticked before hydration.
            if (field?.checked && !isTicked) onTick(true);
          }}
          onChange={({ target }) => onTick(target.checked)}
        />
        {texts.label}
      </label>
      <p id={id} className="caption quiet">
        {texts.help}
      </p>
    </div>
  );
}
