"""Help, the manual page and what shells complete, in both languages."""

import json
import os
import re
import shutil
import subprocess

import pytest

from folders import institution, small
from program import ROOT

MANUALS = {"en": ROOT / "Documentation/man/shelters.1", "pl": ROOT / "Documentation/man/pl/shelters.1"}


def commands(shelters, language):
    """All commands with their descriptions, by what is written to call them."""
    dump = json.loads(shelters("--experimental-dump-help", environment={"LC_ALL": language}).stdout)

    def walk(command, above):
        path = [*above, command["commandName"]]
        yield path[1:], command
        for inner in command.get("subcommands", []):
            if inner["commandName"] != "help":
                yield from walk(inner, path)

    return list(walk(dump["command"], []))


def names(argument):
    return [("--" if name["kind"] == "long" else "-") + name["name"] for name in argument.get("names", [])]


@pytest.fixture(scope="module")
def polish(shelters):
    return commands(shelters, "pl")


@pytest.fixture(scope="module")
def english(shelters):
    return commands(shelters, "en")


def sentences(command):
    yield command.get("abstract", "")
    yield from command.get("discussion", "").split("\n\n")
    for argument in command.get("arguments", []):
        # The parser's own words are translated when they are printed.
        if not {"--help", "--version"} & set(names(argument)):
            yield argument.get("abstract", "")


def test_every_text_of_help_is_in_polish(english, polish):
    assert [path for path, _ in english] == [path for path, _ in polish]
    assert len(english) >= 13
    for (path, one), (_, other) in zip(english, polish):
        assert [names(a) for a in one.get("arguments", [])] == [names(a) for a in other.get("arguments", [])]
        for text, told in zip(sentences(one), sentences(other), strict=True):
            assert "⟦" not in told
            assert text == "" or text != told, (path, text)


def test_help_in_polish_has_every_option_and_no_english_sentence(shelters, english, polish):
    told_in_english = {text.strip() for _, command in english for text in sentences(command)} - {""}
    for path, command in polish:
        run = shelters(*path, "--help", environment={"LC_ALL": "pl_PL.UTF-8", "COLUMNS": "400"})
        assert run.status == 0 and "⟦" not in run.stdout
        for argument in command.get("arguments", []):
            for name in names(argument):
                if argument.get("shouldDisplay", True):
                    assert name in run.stdout, (path, name)
        flat = " ".join(run.stdout.split())
        for text in told_in_english:
            assert " ".join(text.split()) not in flat, (path, text)
        assert not re.search(
            r"\b(OPTIONS|USAGE|OVERVIEW|SUBCOMMANDS|ARGUMENTS|Show|default|values|See|for detailed help)\b", run.stdout), run.stdout


def test_lang_chooses_the_language_of_help(shelters):
    assert "UŻYCIE:" in shelters("report", "--lang", "pl", "--help").stdout
    assert "USAGE:" in shelters("report", "--lang", "en", "--help", environment={"LC_ALL": "pl_PL.UTF-8"}).stdout


# The manual page


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_manual_page_is_what_the_program_prints(language, shelters):
    run = shelters("manual", "--lang", language)
    assert run.status == 0 and "⟦" not in run.stdout
    assert MANUALS[language].read_text(encoding="utf-8") == run.stdout, (
        f"write: shelters manual --lang {language} > {MANUALS[language].relative_to(ROOT)}")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_manual_page_has_every_command_and_option(language, shelters, english, polish):
    text = MANUALS[language].read_text(encoding="utf-8").replace("\\-", "-")
    for path, command in english if language == "en" else polish:
        if path:
            assert f".SS shelters {' '.join(path)}\n" in text
        for argument in command.get("arguments", []):
            for name in names(argument):
                assert f"\\fB{name}\\fR" in text
    if language == "pl":
        flat = " ".join(text.split())
        for _, command in english:
            for sentence in sentences(command):
                assert not sentence or " ".join(sentence.split()) not in flat, sentence


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_manual_page_has_no_mistake(language):
    if shutil.which("man"):
        run = subprocess.run(
            ["man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", str(MANUALS[language])], capture_output=True, text=True,
            env=os.environ | {"LC_ALL": "C.UTF-8", "MANROFFSEQ": "", "MANWIDTH": "80", "MANPAGER": "cat"})
        assert run.returncode == 0 and run.stderr == "", run.stderr
        assert "shelters report" in run.stdout
    elif shutil.which("groff"):
        run = subprocess.run(
            ["groff", "-man", "-ww", "-K", "utf8", "-Tutf8", "-z", str(MANUALS[language])], capture_output=True, text=True)
        assert run.stderr == ""
    else:
        pytest.skip("neither man nor groff is here")
    if shutil.which("mandoc"):
        lint = subprocess.run(["mandoc", "-T", "lint", "-W", "error", str(MANUALS[language])], capture_output=True, text=True)
        assert lint.returncode == 0, lint.stdout


# What shells complete


def complete(shelters, folder, words):
    """What bash offers for the last of the words."""
    script = folder / "completion.bash"
    script.write_text(shelters("completion", "bash").stdout, encoding="utf-8")
    program = folder / "bin"
    program.mkdir(exist_ok=True)
    if not (program / "shelters").exists():
        (program / "shelters").symlink_to(shelters.path)
    lines = f"""
        source {script}
        function=$(complete -p shelters | sed 's/.*-F \\([^ ]*\\).*/\\1/')
        COMP_WORDS=({" ".join(repr(word) for word in words)})
        COMP_CWORD={len(words) - 1}
        COMP_LINE='{" ".join(words)}'
        COMP_POINT=${{#COMP_LINE}}
        "$function" shelters {words[-1]!r} {words[-2]!r}
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    run = subprocess.run(
        ["bash", "--norc", "-c", lines], cwd=folder, capture_output=True, text=True,
        env=os.environ | {"PATH": f"{program}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8"})
    return {word.strip() for word in run.stdout.split("\n")} - {""}


@pytest.mark.parametrize("words, offered", [
    (["shelters", "re"], {"report"}), (["shelters", "new", ""], {"animal", "institution", "site"}),
    (["shelters", "report", "--format", ""], {"text", "json", "html"}),
    (["shelters", "check", "--lang", ""], {"pl", "en"}),
    (["shelters", "report", "--institution", ""], {"azyl", "dwa"}),
    (["shelters", "explain", "shares-"], {"shares-sum"}),
    (["shelters", "completion", ""], {"bash", "zsh", "fish"}),
], ids=lambda value: " ".join(value) if isinstance(value, list) else "")
def test_bash_completes(words, offered, shelters, tmp_path):
    small(tmp_path / "content", {"institutions/dwa/institution.md": institution()})
    assert offered <= complete(shelters, tmp_path, words)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_script_for_every_shell_has_every_command(shell, shelters, english):
    script = shelters("completion", shell).stdout
    for path, _ in english:
        assert not path or path[-1] in script
    assert shelters("--generate-completion-script", shell).stdout.strip() == script.strip()
    assert subprocess.run([shell, "-n"], input=script, text=True).returncode == 0
    in_polish = shelters("completion", shell, environment={"LC_ALL": "pl_PL.UTF-8"}).stdout
    assert "Show " not in in_polish and in_polish.count("\n") == script.count("\n")


def test_fish_completes_in_the_language_of_the_terminal(shelters, tmp_path):
    script = tmp_path / "shelters.fish"
    script.write_text(shelters("completion", "fish", environment={"LC_ALL": "pl_PL.UTF-8"}).stdout, encoding="utf-8")
    run = subprocess.run(
        ["fish", "--no-config", "-c", f"source {script}; complete -C 'shelters re'; complete -C 'shelters report --for'"],
        capture_output=True, text=True, env=os.environ | {"LC_ALL": "C.UTF-8", "HOME": str(tmp_path)})
    offered = dict(line.split("\t") for line in run.stdout.splitlines())
    assert offered.keys() == {"report", "--format"}, run.stderr
    assert "czego jeszcze brakuje" in offered["report"]


def test_zsh_takes_the_script_as_its_completion(shelters, tmp_path):
    (tmp_path / "_shelters").write_text(shelters("completion", "zsh").stdout, encoding="utf-8")
    lines = f"fpath=({tmp_path} $fpath); autoload -U compinit; compinit -u -D; print $_comps[shelters]; autoload +X _shelters"
    run = subprocess.run(["zsh", "-f", "-c", lines], capture_output=True, text=True, env=os.environ | {"HOME": str(tmp_path)})
    assert (run.returncode, run.stdout, run.stderr) == (0, "_shelters\n", "")


def test_another_shell_is_refused(shelters):
    assert shelters("completion", "tcsh").status == 64
