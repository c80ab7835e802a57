import { texts } from '../texts/fi.ts';
import { StepButton } from './StepButton.tsx';

type Props = { page: number; isLast: boolean; onChange: (page: number) => void };

export function PageSteps({ page, isLast, onChange }: Props) {
  return (
    <>
      <StepButton
        label={texts.list.previousPage}
        icon="left"
        isAtEnd={page === 1}
        onStep={() => onChange(page - 1)}
      />
      <StepButton
        label={texts.list.nextPage}
        icon="right"
        isAtEnd={isLast}
        onStep={() => onChange(page + 1)}
      />
    </>
  );
}
