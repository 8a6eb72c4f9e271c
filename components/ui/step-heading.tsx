type Props = {
  /** Left out, there is no number, and the heading is smaller. */
  readonly step?: number | undefined;
  readonly title: string;
  /** To which a url with a hash can link, and a script can move focus. */
  readonly id?: string;
  /** The step stands below another heading. */
  readonly isMinor?: boolean;
};

/** The heading of one step of several. */
export function StepHeading({ step, title, id, isMinor = false }: Props) {
  const Heading = isMinor ? 'h3' : 'h2';
  return (
    <Heading
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={
        isMinor
          ? 'mb-2 font-sans text-base font-semibold'
          : `mb-4 flex items-center gap-3 ${step === undefined ? 'text-xl' : 'text-2xl'}`
      }
    >
      {step !== undefined && (
        <>
          <span className="grid size-8 shrink-0 place-items-center rounded-full border border-line-strong font-sans text-base text-ink-soft">
            {step}
          </span>{' '}
        </>
      )}
      {title}
    </Heading>
  );
}
