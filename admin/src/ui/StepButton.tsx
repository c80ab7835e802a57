import IconButton from '@mui/material/IconButton';
import { Icon } from './Icon.tsx';

type Props = {
  label: string;
  icon: 'up' | 'down' | 'left' | 'right';
  /** Whether there is nothing more that way. The button keeps the focus, so that the last step does not lose it. */
  isAtEnd: boolean;
  onStep: () => void;
};

/** One step in an order. */
export function StepButton({ label, icon, isAtEnd, onStep }: Props) {
  return (
    <IconButton
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={() => {
        if (!isAtEnd) onStep();
      }}
    >
      <Icon name={icon} />
    </IconButton>
  );
}
