import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

/** An import of values from the settings, the texts or the extras; captures the names and the module. */
const imports = /^import \{([^}]*)\} from '@\/shop\/(settings|texts|extras)';$/gm;
/** A constant that stands on one line; captures its name and its value. */
const shortConstants = /^export const (\w+): [^=]+ = (.*[^[{]);$/gm;

/**
 * A loader of the bundler: it writes the settings that stand on one line in place of their imports. The bundler itself
 * inlines no constant of another module, so that the code for other shops would ship with each shop.
 * @this {{ addDependency: (file: string) => void }}
 * @param {string} source
 */
export default function inlineSettings(source) {
  return withConstants(source, (module) => {
    const file = join(root, '.shop', `${module}.ts`);
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  });
}

/**
 * @param {string} source
 * @param {(module: string) => string} readModule reads a module of `@/shop` by its name
 */
export function withConstants(source, readModule) {
  return source.replace(imports, (_, names, module) => {
    const values = new Map(
      [...readModule(module).matchAll(shortConstants)].map(([, name, value]) => [name, value]),
    );
    const imported = names.split(',').flatMap((name) => name.trim() || []);
    const others = imported.filter((name) => !values.has(name));
    const constants = imported.filter((name) => values.has(name));
    return [
      ...(others.length > 0 ? [`import { ${others.join(', ')} } from '@/shop/${module}';`] : []),
      ...constants.map((name) => `const ${name} = ${values.get(name)};`),
    ].join(' ');
  });
}
