import { parseSource, type SourceFile } from '@/scripts/house-rules/source';

export type Fixture = readonly (readonly [path: string, text: string])[];

type Rule = {
  readonly name: string;
  readonly violations: (files: readonly SourceFile[]) => string[];
  /** Each fixture must break the rule on its own. */
  readonly invalid: readonly Fixture[];
  readonly valid: Fixture;
};

const asFiles = (fixture: Fixture) => fixture.map(([path, text]) => parseSource(path, text));

export function testRules(rules: readonly Rule[]): void {
  describe.each(rules)('house rule $name', ({ violations, invalid, valid }) => {
    test.each(invalid.map((fixture) => ({ fixture })))('reports $fixture', ({ fixture }) => {
      expect(violations(asFiles(fixture))).not.toEqual([]);
    });

    test('accepts valid sources', () => {
      expect(violations(asFiles(valid))).toEqual([]);
    });
  });
}
