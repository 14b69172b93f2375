import type { Command } from 'commander'
import { examplesText } from '../api-command.ts'
import type { Io } from '../io.ts'

/** `keepsake completion bash`: the script that makes the shell complete commands, flags and their values. */
export function addCompletion(program: Command, io: Io): void {
  program
    .command('completion')
    .summary('Print the completion script of a shell')
    .description('Print the completion script of a shell.')
    .argument('<shell>', 'bash, zsh or fish')
    .addHelpText(
      'after',
      examplesText([
        'source <(keepsake completion bash)          # in ~/.bashrc',
        'source <(keepsake completion zsh)           # in ~/.zshrc, after compinit',
        'keepsake completion fish | source           # in ~/.config/fish/config.fish',
      ]),
    )
    .action(async (shell: string) => {
      const { completionScript } = await import('../completion-scripts.ts')
      io.stdout.write(completionScript(shell))
    })
}
