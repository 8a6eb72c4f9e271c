import type { SourceFile } from '@/lib/house-rules/source';

export type Fixture = readonly (readonly [path: string, text: string])[];

type Rule = {
  readonly name: string;
  readonly violations: (files: readonly SourceFile[]) => string[];
  /** Each alone breaks the rule, so that no part of it can sleep. */
  readonly broken: readonly Fixture[];
  readonly sound: Fixture;
};

const asFiles = (fixture: Fixture): SourceFile[] => fixture.map(([path, text]) => ({ path, text }));

/** Tests that a rule sees what breaks it and lets pass what does not, on files that are only in memory. */
export function proveRules(rules: readonly Rule[]): void {
  describe.each(rules)('house rule $name', ({ violations, broken, sound }) => {
    test.each(broken.map((fixture) => ({ fixture })))('sees $fixture', ({ fixture }) => {
      expect(violations(asFiles(fixture))).not.toEqual([]);
    });

    test('lets sound sources pass', () => {
      expect(violations(asFiles(sound))).toEqual([]);
    });
  });
}
