import type { SourceFile } from '@/lib/house-rules/source';

export type Fixture = readonly (readonly [path: string, text: string])[];

type Rule = {
  readonly name: string;
  readonly violations: (files: readonly SourceFile[]) => string[];
  /** Each fixture must break the rule on its own. */
  readonly broken: readonly Fixture[];
  readonly sound: Fixture;
};

const asFiles = (fixture: Fixture): SourceFile[] => fixture.map(([path, text]) => ({ path, text }));

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
