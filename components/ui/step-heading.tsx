type Props = {
  /** Left out, there is no number. */
  readonly step?: number | undefined;
  readonly title: string;
};

/** The heading of one step of several. */
export function StepHeading({ step, title }: Props) {
  return (
    <h2 className="mb-4 flex items-center gap-3 text-2xl">
      {step !== undefined && (
        <>
          <span className="grid size-8 shrink-0 place-items-center rounded-full border border-line-strong font-sans text-base text-ink-soft">
            {step}
          </span>{' '}
        </>
      )}
      {title}
    </h2>
  );
}
