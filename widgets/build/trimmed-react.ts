import type { Plugin } from 'vite';

/**
 * What React DOM can do and no widget asks for, with the functions that do it. None is reached without what stands before
 * it, or it does nothing then; so each becomes an empty one, and the minifier leaves out whatever only they needed.
 */
const unused: Readonly<Record<string, readonly string[]>> = {
  '<ViewTransition>': [
    'applyViewTransitionName',
    'applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive',
    'commitAfterMutationEffectsOnFiber',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createViewTransitionInstance',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreViewTransitionName',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'trackEnterViewTransitions',
  ],
  '<Fragment ref>': [
    'FragmentInstance',
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstance',
    'commitNewChildToFragmentInstances',
    'deleteChildFromFragmentInstance',
  ],
  '<link>, <style>, <script>, <title> and <meta> that React moves into the head': [
    'acquireResource',
    'createHoistableInstance',
    'getHydratableHoistableCache',
    'getResource',
    'insertStylesheet',
    'insertSuspendedStylesheets',
    'isHostHoistableType',
    'mountHoistable',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preconnectAs',
    'preload',
    'preloadInstanceAndSuspendIfNeeded',
    'preloadModule',
    'preloadResource',
    'preloadResourceAndSuspendIfNeeded',
    'suspendResource',
  ],
  '<html>, <head> and <body>': [
    'commitHostSingletonAcquisition',
    'releaseSingletonInstance',
    'resolveSingletonInstance',
  ],
  '<Suspense>, <Activity> and <SuspenseList>': [
    'attachSuspenseRetryListeners',
    'commitActivityHydrationCallbacks',
    'commitSuspenseHydrationCallbacks',
    'hideOrUnhideAllChildrenOnFiber',
    'initSuspenseListRenderState',
    'mountActivityChildren',
    'mountSuspenseOffscreenState',
    'mountSuspensePrimaryChildren',
    'recursivelyTraverseDisappearLayoutEffects',
    'recursivelyTraverseReappearLayoutEffects',
    'recursivelyTraverseReconnectPassiveEffects',
    'retryActivityComponentWithoutHydrating',
    'retryDehydratedSuspenseBoundary',
    'retrySuspenseComponentWithoutHydrating',
    'scheduleSuspenseWorkOnFiber',
    'updateActivityComponent',
    'updateDehydratedSuspenseComponent',
    'updateOffscreenComponent',
    'updateSuspenseComponent',
    'updateSuspenseListComponent',
  ],
  'useActionState, and forms whose action is a function': [
    'dispatchActionState',
    'mountActionState',
    'rerenderActionState',
    'runActionStateAction',
    'startHostTransition',
    'updateActionState',
    'updateActionStateImpl',
  ],
  'stacks of components': ['describeNativeComponentFrame', 'getStackByFiberInDevAndProd'],
};

const library = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

/** A function that stands by itself, up to the brace at the beginning of a line. */
const declaration = (name: string) => new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[\\s\\S]*?^\\}$`, 'gm');

/** Methods that are given to a class in statements of their own, which no minifier leaves out. */
const methods = /^FragmentInstance\.prototype\.\w+ = (?:function[\s\S]*?^\};|\w+;)$/gm;

/** Leaves out of React DOM what no widget uses. */
export function trimmedReact(): Plugin {
  return {
    name: 'trimmed-react',
    transform: {
      filter: { id: library },
      handler: (code) => ({ code: trimReact(code), map: null }),
    },
  };
}

/** @throws {Error} where React DOM has no such function, or several: then another version is to be looked at. */
export function trimReact(code: string): string {
  let trimmed = code.replaceAll(methods, '');
  for (const [purpose, names] of Object.entries(unused)) {
    for (const name of names) {
      const found = trimmed.match(declaration(name))?.length ?? 0;
      if (found !== 1) throw new Error(`React DOM has ${found} functions "${name}" (for ${purpose})`);
      trimmed = trimmed.replace(declaration(name), `function ${name}() {}`);
    }
  }
  return trimmed;
}
